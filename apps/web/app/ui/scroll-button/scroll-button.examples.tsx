import type { Part } from '../example.ts';
import { ScrollButtonFace } from './scroll-button.tsx';

export const part: Part = {
  title: '위아래로 가는 단추',
  use: '화면을 조금 내리면 나타나고, 움직이는 동안에는 보이지 않습니다.',
  examples: [
    { name: '아래로', element: <ScrollButtonFace isUp={false} />, isFixed: true },
    { name: '위로', element: <ScrollButtonFace isUp />, isFixed: true },
  ],
};
