import { CHECKED, type SeedFact } from '../seed-fact.ts';

export const phoneFacts: SeedFact[] = [
  {
    key: 'phone-129',
    label: '복지 제도가 궁금할 때',
    value: '보건복지상담센터 129',
    amount: null,
    note: '지역 번호 없이 누르십시오.',
    effectiveFrom: null,
    source: '보건복지부 발표, 2026년 1월 보도',
    sourceHref: 'https://nenews.co.kr/news/view.php?idx=9634&mcode=m247tk9',
    checkedOn: CHECKED,
  },
  {
    key: 'phone-109',
    label: '마음이 몹시 힘들 때',
    value: '자살예방 상담전화 109',
    amount: null,
    note: '하루 24시간, 누구나 전화할 수 있습니다.',
    effectiveFrom: '2024-01-01',
    source: '보건복지부, 「자살예방 상담전화 109로 통합 운영」',
    sourceHref: 'https://eiec.kdi.re.kr/policy/materialView.do?num=246730',
    checkedOn: CHECKED,
  },
];
