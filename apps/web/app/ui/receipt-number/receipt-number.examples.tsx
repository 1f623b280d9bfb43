import type { Part } from '../example.ts';
import { ReceiptNumber } from './receipt-number.tsx';

export const part: Part = {
  title: '접수 번호',
  use: '적어 두거나 전화로 불러 줄 번호를 아주 크게 보입니다.',
  examples: [{ name: '기본', element: <ReceiptNumber label="접수 번호" number="7KQM-3XWP-9HTN-4RVB" /> }],
};
