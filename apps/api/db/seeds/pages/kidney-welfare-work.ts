import type { SeedPage } from '../seed-page.ts';

/** Taxes and work. */
export const workBlocks: SeedPage['blocks'] = [
  {
    id: 'tax',
    type: 'facts',
    heading: '세금: 연말정산',
    intro: '일하는 본인이나 부양하는 가족이 받습니다. 지난해에 빠뜨렸으면 세무서에 물어보십시오.',
    keys: ['tax-deduction'],
  },
  {
    id: 'car-tax',
    type: 'text',
    heading: '세금: 자동차',
    html:
      '<p>심한 장애가 있는 분의 차 한 대는 취득세와 자동차세를 줄여 줍니다. 차의 크기와 이름을 올리는 사람에 조건이 있습니다.</p>' +
      '<p>차를 사기 전에 구청이나 군청 세무과에 물어보십시오. 사고 나서 바로 팔거나 이름을 바꾸면 다시 낼 수 있습니다.</p>',
  },
  {
    id: 'work',
    type: 'text',
    heading: '일자리를 찾는 분',
    html:
      '<ul>' +
      '<li><a href="https://www.kead.or.kr">한국장애인고용공단</a>은 취업 상담과 직업 훈련을 합니다. 돈을 받지 않습니다.</li>' +
      '<li>장애인 일자리 사업은 주민센터나 구청, 군청에 물어보십시오. 대개 해가 바뀌기 전에 뽑습니다.</li>' +
      '<li>투석하는 날에 맞출 수 있는 일인지 먼저 물어보십시오.</li>' +
      '</ul>' +
      '<p>소득이 생기면 연금과 수급 자격이 달라질 수 있습니다. 일을 시작하기 전에 주민센터에 물어보십시오.</p>',
  },
];
