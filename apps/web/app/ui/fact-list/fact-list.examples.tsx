import type { Part } from '../example.ts';
import { FactList } from './fact-list.tsx';

export const part: Part = {
  title: '사실 목록',
  use: '금액과 날짜처럼 바로 찾아 읽을 것을 이름과 함께 보입니다.',
  examples: [
    {
      name: '짧은 값, 긴 값, 출처',
      element: (
        <FactList
          items={[
            { id: 'fee', label: '이용 분담금', value: '30,000원', isShort: true, note: '한 달에 한 번 냅니다.' },
            {
              id: 'who',
              label: '이용하실 수 있는 분',
              value: '울산에 사시고 신장장애인으로 등록하신 분 가운데 혼자 병원에 다니기 어려운 분입니다.',
              origin: '2026년 1월 1일부터 · 출처: 협회 운영 규정 (표본)',
            },
            { id: 'phone', label: '전화', value: <a href="tel:052-000-0000">052-000-0000</a> },
          ]}
        />
      ),
    },
    { name: '하나뿐일 때', element: <FactList items={[{ id: 'cars', label: '차량', value: '3대', isShort: true }]} /> },
  ],
};
