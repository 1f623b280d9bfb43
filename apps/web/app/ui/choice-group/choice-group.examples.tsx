import { useState } from 'react';
import type { Part } from '../example.ts';
import { ChoiceGroup } from './choice-group.tsx';

const shifts = [
  { value: 'morning', label: '오전' },
  { value: 'afternoon', label: '오후' },
  { value: 'night', label: '야간' },
];
const companions = [
  { value: 'alone', label: '혼자 탑니다' },
  { value: 'family', label: '가족이나 돌보는 분이 함께 타고 병원 안까지 모시고 갑니다' },
];

interface ChoosingProps {
  id: string;
  legend: string;
  type: 'radio' | 'checkbox';
  options: typeof shifts;
  first?: string;
  error?: string;
}

function Choosing({ first, ...props }: ChoosingProps) {
  const [chosen, setChosen] = useState(first ? [first] : []);
  return <ChoiceGroup {...props} name={props.id} chosen={chosen} onChange={setChosen} />;
}

export const part: Part = {
  title: '고르기',
  use: '고를 것이 몇 가지뿐일 때 모두 펼쳐 보입니다.',
  examples: [
    {
      name: '여러 개 고르기',
      element: <Choosing id="sample-shifts" legend="투석 시간대" type="checkbox" options={shifts} first="morning" />,
    },
    {
      name: '하나만 고르기, 긴 말',
      element: <Choosing id="sample-company" legend="함께 타는 분" type="radio" options={companions} first="alone" />,
    },
    {
      name: '고르지 않아 오류가 났을 때',
      element: (
        <Choosing
          id="sample-missing"
          legend="투석 시간대"
          type="checkbox"
          options={shifts}
          error="하나 이상 골라 주십시오."
        />
      ),
    },
  ],
};
