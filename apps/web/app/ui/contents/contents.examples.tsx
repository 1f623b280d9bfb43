import type { Part } from '../example.ts';
import { Contents, ContentsAside } from './contents.tsx';

const entries = [
  { id: 'part-contents', title: '콩팥이 하는 일' },
  { id: 'part-contents', title: '사구체여과율로 보는 다섯 단계와 단계마다 하실 일' },
].map(({ id, title }, index) => ({ id, title: `${index + 1}. ${title}` }));

export const part: Part = {
  title: '차례',
  use: '긴 글에서 바로 찾아가게 합니다. 좁은 화면에서는 접혀 있고 넓은 화면에서는 옆에 서 있습니다.',
  examples: [
    {
      name: '화면 너비에 따라 둘 중 하나가 보입니다',
      element: (
        <>
          <Contents entries={entries} name="차례의 예" />
          <ContentsAside entries={entries} name="차례의 예" />
        </>
      ),
    },
  ],
};
