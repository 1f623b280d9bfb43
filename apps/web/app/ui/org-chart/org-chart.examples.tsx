import type { Part } from '../example.ts';
import { OrgChart } from './org-chart.tsx';

const few = [
  { id: 'assembly', under: null, title: '총회' },
  { id: 'board', under: 'assembly', title: '이사회', note: '회장, 부회장, 이사' },
  { id: 'audit', under: 'assembly', title: '감사' },
  { id: 'office', under: 'board', title: '사무국' },
  { id: 'van', under: 'office', title: '병원이송센터', note: '차량 운행과 배차' },
  { id: 'hope', under: 'office', title: '희망센터' },
];

const many = Array.from({ length: 6 }, (_, index) => [
  { id: `team${index}`, under: 'top', title: `${index + 1}팀` },
  { id: `work${index}`, under: `team${index}`, title: '상담과 돌봄을 맡는 사람들' },
]).flat();

export const part: Part = {
  title: '조직도',
  use: '자리가 넓으면 그림으로, 좁거나 갈래가 많으면 나무로 보입니다.',
  examples: [
    { name: '갈래가 적을 때', element: <OrgChart units={few} /> },
    {
      name: '갈래가 많을 때',
      element: <OrgChart units={[{ id: 'top', under: null, title: '협회' }, ...many]} />,
    },
  ],
};
