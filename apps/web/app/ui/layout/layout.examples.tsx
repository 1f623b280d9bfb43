import { Card } from '../card/card.tsx';
import type { Part } from '../example.ts';
import { Column, Split, Stack } from './layout.tsx';

const box = (words: string) => (
  <Card>
    <p>{words}</p>
  </Card>
);

export const part: Part = {
  title: '자리 나누기',
  use: '화면의 모든 것이 같은 왼쪽 끝에서 시작합니다.',
  examples: [
    {
      name: '글과 그 옆자리',
      element: <Split aside={box('옆자리입니다. 좁은 화면에서는 아래로 내려갑니다.')}>{box('읽는 자리입니다.')}</Split>,
    },
    {
      name: '차례로 쌓기',
      element: (
        <Stack>
          {box('첫째')}
          {box('둘째')}
        </Stack>
      ),
    },
    {
      name: '촘촘히 쌓기',
      element: (
        <Stack gap="small">
          {box('첫째')}
          {box('둘째')}
        </Stack>
      ),
    },
    { name: '적는 화면의 너비', element: <Column width="form">{box('적는 칸은 이보다 넓어지지 않습니다.')}</Column> },
  ],
};
