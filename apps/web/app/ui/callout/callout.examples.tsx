import type { Part } from '../example.ts';
import { Callout } from './callout.tsx';

export const part: Part = {
  title: '눈여겨볼 말',
  use: '지나치면 안 되는 말을 담습니다. 뜻은 색이 아니라 말과 표시에 있습니다.',
  examples: [
    {
      name: '알림',
      element: (
        <Callout tone="info">
          <p>금액은 해마다 1월에 바뀔 수 있습니다.</p>
        </Callout>
      ),
    },
    {
      name: '주의, 제목이 있을 때',
      element: (
        <Callout tone="warn" title="이전에 쓰던 글입니다">
          <p>지금 지키는 글은 다를 수 있습니다.</p>
        </Callout>
      ),
    },
    {
      name: '위험, 긴 말',
      element: (
        <Callout tone="danger">
          <p>
            숨이 차거나 가슴이 답답하거나 손발에 힘이 빠지면 다음 투석 날까지 기다리지 마십시오. 곧바로 119에 전화하거나
            다니시는 병원 응급실로 가셔야 합니다.
          </p>
        </Callout>
      ),
    },
  ],
};
