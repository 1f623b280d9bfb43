import type { Part } from '../example.ts';
import { KeyNumbers } from './key-number.tsx';

export const part: Part = {
  title: '큰 숫자',
  use: '무엇보다 먼저 눈에 들어와야 할 숫자 몇 개를 크게 보입니다.',
  examples: [
    {
      name: '셋',
      element: (
        <KeyNumbers
          items={[
            { label: '운행하는 날', number: '월~금', words: '공휴일에는 쉽니다.' },
            { label: '한 달 이용 분담금', number: '30,000원' },
            { label: '차량', number: '3대', words: '휠체어를 탄 채로 오르실 수 있습니다.' },
          ]}
        />
      ),
    },
    { name: '하나', element: <KeyNumbers items={[{ label: '회원', number: '1,234명' }]} /> },
  ],
};
