import { lighthouse } from '../../art/pictures.ts';
import type { ReactNode } from 'react';
import type { Part } from '../example.ts';
import { Split } from '../layout/layout.tsx';
import { CallCard } from './call-card.tsx';

const office = { phone: '052-000-0000', art: lighthouse };

/** Beside a text, where it stands on every page. */
const beside = (card: ReactNode) => (
  <Split aside={card}>
    <p>넓은 화면에서는 글 옆에, 좁은 화면에서는 글 아래에 있습니다.</p>
  </Split>
);

export const part: Part = {
  title: '전화 안내',
  use: '어느 화면에서나 같은 자리에서 전화번호를 알려 줍니다.',
  examples: [
    {
      name: '기본',
      element: (isNight) =>
        beside(
          <CallCard
            {...office}
            title="궁금한 점은 전화로 물어보십시오"
            words="사무국에서 한 분씩 친절히 알려 드립니다."
            hours="월~금 9시~18시"
            isNight={isNight}
          />,
        ),
    },
    {
      name: '긴 말',
      element: (isNight) =>
        beside(
          <CallCard
            {...office}
            title="처음 투석을 시작하셔서 무엇부터 해야 할지 모르시겠습니까?"
            words="병원을 고르는 일부터 장애인 등록과 차량 이용까지, 먼저 겪은 회원들이 차근차근 알려 드립니다."
            hours="월~금 9시~18시 (점심 12시~13시, 토요일과 일요일과 공휴일은 쉽니다)"
            isNight={isNight}
          />,
        ),
    },
  ],
};
