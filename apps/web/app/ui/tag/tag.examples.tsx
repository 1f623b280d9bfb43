import { Buttons } from '../button/button.tsx';
import type { Part } from '../example.ts';
import { Tag } from './tag.tsx';

export const part: Part = {
  title: '꼬리표',
  use: '짧은 사실 하나를 붙입니다. 누를 수 없습니다.',
  examples: [
    {
      name: '기본, 그림표, 좋은 소식, 긴 말',
      element: (
        <Buttons>
          <Tag>남구</Tag>
          <Tag icon="clock">야간</Tag>
          <Tag icon="check" tone="ok">
            휠체어 가능
          </Tag>
          <Tag>여행 오신 분의 투석은 전화로 먼저 물어보셔야 합니다</Tag>
        </Buttons>
      ),
    },
  ],
};
