import type { Part } from '../example.ts';
import { Card } from './card.tsx';

const words = <p>한데 묶어서 읽을 것을 담습니다.</p>;

export const part: Part = {
  title: '카드',
  use: '함께 읽을 것을 한 상자에 담습니다.',
  examples: [
    { name: '흰 바탕', element: <Card>{words}</Card> },
    { name: '모래 바탕', element: <Card ground="sand">{words}</Card> },
  ],
};
