import type { Part } from '../example.ts';
import { Steps } from './steps.tsx';

const items = [
  { title: '전화', text: '사무국에 전화해 이용하고 싶다고 말씀해 주십시오.' },
  { title: '상담', text: '사시는 곳과 다니는 병원, 투석 시간을 여쭙니다.' },
  { title: '서류', text: '장애인등록증 사본과 신청서를 보내 주십시오. 팩스나 사진으로 보내셔도 됩니다.' },
  { title: '이용', text: '약속한 시간에 집 앞으로 모시러 갑니다.' },
];

export const part: Part = {
  title: '순서',
  use: '무엇을 먼저 하고 무엇을 나중에 하는지 강물을 따라 보입니다.',
  examples: [
    { name: '자리가 넓으면 옆으로', element: <Steps items={items} isAcross /> },
    { name: '언제나 아래로', element: <Steps items={items.slice(0, 2)} /> },
  ],
};
