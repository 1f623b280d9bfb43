import type { Part } from '../example.ts';
import { ChoiceList } from './choice-list.tsx';

const days = ['월요일', '화요일', '수요일', '목요일', '금요일'].map((label) => ({ value: label, label }));
const help = [
  { value: 'none', label: '혼자 탑니다' },
  { value: 'arm', label: '팔을 잡아 주십시오', hint: '기사가 문 앞에서 기다립니다.' },
  { value: 'wheelchair', label: '휠체어를 탄 채로 오릅니다', hint: '자리가 하나뿐이라 기다리실 수 있습니다.' },
];

export const part: Part = {
  title: '크게 고르기',
  use: '신청서에서 고를 것을 손가락만큼 크게 보입니다. 스크립트가 없어도 보내집니다.',
  examples: [
    {
      name: '짧은 말, 여러 개',
      element: (
        <ChoiceList
          id="sample-days"
          name="days"
          type="checkbox"
          legend="무슨 요일에 투석을 받으십니까?"
          hint="받으시는 요일을 모두 골라 주십시오."
          options={days}
          chosen={['월요일']}
        />
      ),
    },
    {
      name: '설명이 있는 말, 하나만',
      element: (
        <ChoiceList id="sample-help" name="help" type="radio" legend="타실 때" options={help} chosen={['arm']} />
      ),
    },
    {
      name: '고르지 않아 오류가 났을 때',
      element: (
        <ChoiceList
          id="sample-none"
          name="none"
          type="checkbox"
          legend="무슨 요일에 투석을 받으십니까?"
          options={days}
          chosen={[]}
          error="요일을 하나 이상 골라 주십시오."
        />
      ),
    },
  ],
};
