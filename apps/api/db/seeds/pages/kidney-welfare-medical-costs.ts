import type { SeedPage } from '../seed-page.ts';

/** What lowers a hospital bill. */
export const medicalCostBlocks: SeedPage['blocks'] = [
  {
    id: 'special-rate',
    type: 'facts',
    heading: '병원비: 산정특례',
    intro: '투석과 이식 환자의 병원비를 줄여 주는 건강보험 제도입니다. 투석 병원이나 국민건강보험공단에 신청합니다.',
    keys: ['special-rate', 'special-rate-30days', 'special-rate-5years'],
  },
  {
    id: 'pd',
    type: 'facts',
    heading: '병원비: 복막투석을 하는 분',
    intro:
      '투석액과 소모품 값을 돌려받습니다. 처방전과 세금계산서를 국민건강보험공단 지사에 냅니다. 진료받은 날부터 3년 안에 청구하십시오.',
    keys: ['pd-fluid-rate', 'pd-supply-base'],
  },
  {
    id: 'rare',
    type: 'facts',
    heading: '병원비: 형편이 어려운 분',
    intro: '희귀질환자 의료비 지원은 주소지 보건소에, 재난적 의료비 지원은 국민건강보험공단에 신청합니다.',
    keys: ['rare-disease-aid', 'rare-disease-start', 'catastrophic-aid'],
  },
  {
    id: 'medical-more',
    type: 'text',
    heading: '병원비를 덜어 주는 다른 제도',
    html:
      '<ul>' +
      '<li><strong>의료급여</strong>는 형편이 어려운 분의 병원비를 나라가 돕는 제도입니다. 주민센터에 신청합니다.</li>' +
      '<li><strong>본인부담상한제</strong>는 한 해 병원비가 정해진 금액을 넘으면 돌려주는 제도입니다. 국민건강보험공단에 물어보십시오.</li>' +
      '<li><strong>장애인 의료비 지원</strong>은 형편이 어려운 등록장애인의 병원비를 돕습니다. 주민센터에 물어보십시오.</li>' +
      '<li><strong>긴급복지 지원</strong>은 갑자기 어려워진 가정을 돕습니다. 129에 전화하십시오.</li>' +
      '</ul>' +
      '<p>투석비를 더 돕는 사업이 우리 구·군에 있는지도 구청과 군청에 물어보십시오.</p>',
  },
];
