import type { Part } from '../example.ts';
import { Timeline } from './timeline.tsx';

export const part: Part = {
  title: '연혁',
  use: '언제 무슨 일이 있었는지 강물을 따라 내려가며 보입니다.',
  examples: [
    {
      name: '설명이 있을 때와 없을 때',
      element: (
        <Timeline
          items={[
            { when: '2001년 3월', title: '협회를 세웠습니다 (표본)' },
            {
              when: '2010년',
              title: '병원 이동 차량을 시작했습니다 (표본)',
              text: '차 한 대로 시작해 지금은 석 대가 다닙니다. 회원들이 모은 돈과 여러 기관의 도움으로 마련했습니다.',
            },
            { when: '2026년 11월 1일', title: '누리집을 새로 열었습니다 (표본)' },
          ]}
        />
      ),
    },
    { name: '하나', element: <Timeline items={[{ when: '2001년', title: '협회를 세웠습니다 (표본)' }]} /> },
  ],
};
