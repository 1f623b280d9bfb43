import type { Part } from '../example.ts';
import { ChipLinks } from './chip-links.tsx';

const districts = ['전체', '중구', '남구', '동구', '북구', '울주군'];

export const part: Part = {
  title: '골라 보기',
  use: '몇 가지 가운데 하나를 고릅니다. 고른 것에는 표시가 붙습니다.',
  examples: [
    {
      name: '여럿 가운데 하나를 골랐을 때',
      element: (
        <ChipLinks
          label="구와 군으로 골라 보기"
          chips={districts.map((label) => ({ label, to: '/test#part-chip-links', isCurrent: label === '남구' }))}
        />
      ),
    },
    {
      name: '긴 이름',
      element: (
        <ChipLinks
          label="시간대로 골라 보기"
          chips={['오전에 시작하는 투석실', '일을 마친 뒤 저녁에 갈 수 있는 야간 투석실'].map((label, index) => ({
            label,
            to: '/test#part-chip-links',
            isCurrent: index === 1,
          }))}
        />
      ),
    },
  ],
};
