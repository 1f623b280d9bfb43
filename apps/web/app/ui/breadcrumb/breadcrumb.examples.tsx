import type { Part } from '../example.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const home = { label: '홈', to: '/' };

export const part: Part = {
  title: '현재 경로',
  use: '지금 보는 화면이 어디에 있는지 알려 줍니다.',
  examples: [
    { name: '한 단계', element: <Breadcrumb name="경로 예: 한 단계" crumbs={[home]} current="전체 메뉴" /> },
    {
      name: '여러 단계, 긴 이름',
      element: (
        <Breadcrumb
          name="경로 예: 여러 단계"
          crumbs={[home, { label: '신장 정보', to: '/sitemap#kidney' }, { label: '주소가 없는 단계' }]}
          current="신장장애인이 받을 수 있는 복지 혜택과 신청하는 방법"
        />
      ),
    },
  ],
};
