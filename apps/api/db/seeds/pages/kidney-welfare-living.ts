import type { SeedPage } from '../seed-page.ts';

/** What helps with the costs of living, and with care. */
export const livingBlocks: SeedPage['blocks'] = [
  {
    id: 'pension',
    type: 'facts',
    heading: '생활비: 장애인연금',
    intro:
      '심한 장애가 있는 18세 이상이고 소득이 기준보다 적은 분이 받습니다. 전국 어느 주민센터에서나 신청할 수 있습니다.',
    keys: ['pension-max', 'pension-basic', 'pension-income-single', 'pension-income-couple', 'pension-65'],
  },
  {
    id: 'nps',
    type: 'facts',
    heading: '생활비: 국민연금 장애연금',
    intro: '국민연금을 내던 분은 꼭 물어보십시오. 국민연금공단 1355에 신청합니다.',
    keys: ['nps-disability'],
  },
  {
    id: 'allowance',
    type: 'facts',
    heading: '생활비: 장애수당',
    intro: '장애인연금 대상이 아닌 분을 위한 제도입니다. 주민센터에 신청합니다.',
    keys: ['disability-allowance'],
  },
  {
    id: 'care',
    type: 'facts',
    heading: '돌봄: 활동지원',
    intro:
      '혼자 지내기 어려운 등록장애인을 돕습니다. 주민센터에 신청합니다. 본인이 못 가면 가족이 대신 신청할 수 있습니다.',
    keys: ['activity-support', 'activity-support-days'],
  },
  {
    id: 'care-older',
    type: 'text',
    heading: '돌봄: 65세가 넘으신 분',
    html:
      '<p>65세가 넘으면 <strong>노인장기요양보험</strong>을 알아보십시오. 요양보호사가 집에 와서 돕는 제도입니다. 국민건강보험공단에 신청합니다.</p>' +
      '<p>활동지원을 받다가 65세가 되는 분은 미리 주민센터와 상담하십시오. 조건에 따라 이어서 받을 수도 있습니다.</p>',
  },
];
