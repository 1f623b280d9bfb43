import type { SeedPage } from '../seed-page.ts';

export const associationOrganization: SeedPage = {
  slug: 'association/organization',
  title: '조직도',
  lead: '협회가 어떻게 나뉘어 일하는지 보여 드립니다. 사람 이름 대신 맡은 일을 적었습니다.',
  description: '총회와 이사회, 사무국, 병원이송센터, 주간보호시설, 희망센터가 하는 일을 알려 드립니다.',
  blocks: [
    {
      id: 'chart',
      type: 'organisation',
      heading: '협회의 짜임 (표본)',
      units: [
        { id: 'assembly', under: null, title: '총회', note: '회원이 모여 큰일을 정합니다.' },
        { id: 'audit', under: 'assembly', title: '감사', note: '돈과 일을 바르게 했는지 살핍니다.' },
        { id: 'board', under: 'assembly', title: '이사회', note: '총회에서 정한 일을 어떻게 할지 의논합니다.' },
        { id: 'president', under: 'board', title: '회장', note: '협회를 대표하고 마지막 책임을 집니다.' },
        { id: 'office', under: 'president', title: '사무국', note: '전화를 받고 회원과 살림을 맡습니다.' },
        { id: 'welfare', under: 'office', title: '복지 상담', note: '받을 수 있는 혜택을 찾아 드립니다.' },
        { id: 'sharing', under: 'office', title: '나눔 담당', note: '후원과 장기기증 알리기를 맡습니다.' },
        { id: 'transport', under: 'president', title: '병원이송센터', note: '집과 투석 병원 사이를 차로 모십니다.' },
        { id: 'daycare', under: 'president', title: '주간보호시설', note: '낮 동안 돌보고 함께 활동합니다.' },
        { id: 'hope', under: 'president', title: '희망센터', note: '마음을 나누고 다시 설 힘을 찾습니다.' },
      ],
    },
    {
      id: 'sample',
      type: 'callout',
      tone: 'info',
      heading: '표본 조직도입니다',
      html: '<p>부서의 이름과 순서는 표본입니다. 협회가 확인한 뒤 고칩니다.</p>',
    },
    {
      id: 'whom',
      type: 'comparison',
      heading: '누구에게 물어볼까요 (표본)',
      caption: '물어보실 일과 맡은 곳',
      columns: ['맡은 곳', '이렇게 말씀하시면 됩니다'],
      rows: [
        { label: '차를 타고 싶을 때', cells: ['병원이송센터', '“투석 병원에 가는 차를 타고 싶습니다.”'] },
        { label: '낮에 지낼 곳이 필요할 때', cells: ['주간보호시설', '“낮에 다닐 수 있는지 궁금합니다.”'] },
        { label: '마음이 힘들 때', cells: ['희망센터', '“이야기를 들어 줄 사람이 필요합니다.”'] },
        { label: '혜택이 궁금할 때', cells: ['사무국 복지 상담', '“제가 받을 수 있는 것을 알고 싶습니다.”'] },
        { label: '돕고 싶을 때', cells: ['사무국 나눔 담당', '“후원이나 봉사를 하고 싶습니다.”'] },
      ],
    },
    {
      id: 'one-number',
      type: 'text',
      heading: '전화번호는 하나만 아시면 됩니다',
      html: '<p>어느 곳 일이든 사무국으로 전화해 주십시오. 맡은 사람에게 이어 드립니다.</p>',
    },
  ],
  sources: [],
  checkedOn: null,
};
