import type { SeedPage } from '../seed-page.ts';

export const associationHistory: SeedPage = {
  slug: 'association/history',
  title: '연혁',
  lead: '협회가 걸어온 길입니다. 자료로 확인한 일만 적습니다.',
  description: '[[협회|가]] 걸어온 길입니다.',
  blocks: [
    {
      id: 'van',
      type: 'figure',
      art: 'chair-spot',
      alt: '콩팥 무늬가 그려진 협회 승합차 그림입니다.',
      caption: '차가 없어 애태우던 때도 있었습니다.',
    },
    {
      id: 'help',
      type: 'callout',
      tone: 'info',
      heading: '옛 사진이나 소식지를 갖고 계십니까?',
      html: '<p>빈 곳을 함께 채우고 싶습니다. 갖고 계신 자료가 있으면 사무국으로 전화해 주십시오.</p>',
    },
  ],
  sources: [],
  checkedOn: null,
};
