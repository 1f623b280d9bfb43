import type { SeedPage } from '../seed-page.ts';

export const associationPurpose: SeedPage = {
  slug: 'association/purpose',
  title: '설립 목적',
  lead: '신장장애인이 치료를 이어 가면서 자기 삶도 잃지 않게 돕습니다. 우리 협회는 그 일을 하려고 모였습니다.',
  description: '[[협회|가]] 왜 생겼는지, 무엇을 이루려 하는지 알려 드립니다.',
  blocks: [
    {
      id: 'why',
      type: 'text',
      heading: '왜 모였습니까',
      html:
        '<p>콩팥이 제 일을 못 하면 투석을 받거나 이식을 받아야 합니다. 혈액투석은 보통 일주일에 세 번, 한 번에 네 시간쯤 걸립니다. 몸이 지친 채로 다시 집에 가야 합니다.</p>' +
        '<p>치료는 병원이 합니다. 그러나 병원을 오가는 길과 돈 걱정, 외로움은 병원 밖에 남습니다. 우리는 그 병원 밖의 시간을 함께 지내려고 모였습니다.</p>',
    },
    {
      id: 'walk',
      type: 'figure',
      art: 'sp-walk',
      alt: '대나무 숲이 있는 강가를 두 사람이 팔짱을 끼고 걷는 그림입니다. 한 사람은 지팡이를 짚었습니다.',
      caption: '혼자 가기 힘든 길을 곁에서 함께 갑니다.',
    },
    {
      id: 'goals',
      type: 'text',
      heading: '무엇을 이루려 합니까',
      html:
        '<ul>' +
        '<li><strong>치료를 거르지 않게 합니다.</strong> 병원을 오가는 길을 돕습니다.</li>' +
        '<li><strong>혼자 앓지 않게 합니다.</strong> 같은 병을 겪는 이웃을 만나게 합니다.</li>' +
        '<li><strong>몰라서 못 받는 일이 없게 합니다.</strong> 복지 제도를 쉬운 말로 알립니다.</li>' +
        '<li><strong>차별 없이 살게 합니다.</strong> 신장장애를 바로 알리고, 필요한 것을 나라와 시에 말합니다.</li>' +
        '<li><strong>생명을 나누는 마음을 넓힙니다.</strong> 장기기증을 바르게 알립니다.</li>' +
        '</ul>',
    },
    {
      id: 'promises',
      type: 'text',
      heading: '이렇게 일하겠습니다',
      html:
        '<ul>' +
        '<li>어느 병원에 다니시든 똑같이 대합니다. 특정 병원을 권하지 않습니다.</li>' +
        '<li>건강 이야기는 꼭 필요한 사람만 알게 합니다.</li>' +
        '<li>후원금을 어디에 썼는지 밝힙니다.</li>' +
        '<li>어려운 말보다 쉬운 말로 알려 드립니다.</li>' +
        '<li>인터넷이 어려우면 전화로 도와드립니다.</li>' +
        '</ul>',
    },
    {
      id: 'articles',
      type: 'callout',
      tone: 'info',
      heading: '정관을 보고 싶으시면',
      html: '<p>정관은 협회의 기본 규칙을 적은 문서입니다. 보고 싶으시면 사무국으로 전화해 주십시오.</p>',
    },
    {
      id: 'next',
      type: 'links',
      heading: '이어서 보기',
      items: [
        { label: '주요 사업', href: '/association/projects', note: '병원 이동 차량, 주간보호, 희망센터를 소개합니다.' },
        { label: '연혁', href: '/association/history', note: '협회가 걸어온 길입니다.' },
        { label: '회원 가입 안내', href: '/community/membership', note: '누가, 어떻게 가입하는지 알려 드립니다.' },
      ],
    },
  ],
  sources: [{ title: '한국신장장애인협회 대구협회 누리집 보도자료 (dgkidney.co.kr): 혈액투석 횟수와 시간' }],
  checkedOn: '2026-11-14',
};
