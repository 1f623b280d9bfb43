import type { SeedPage } from '../seed-page.ts';

export const daycareIntroduction: SeedPage = {
  slug: 'daycare/introduction',
  title: '주간보호시설 소개',
  lead: '아침에 와서 함께 지내고 저녁 전에 집으로 갑니다. 하루를 따라가 보십시오.',
  description: '주간보호시설의 하루, 함께하는 활동, 지내는 곳과 돕는 사람을 소개합니다.',
  blocks: [
    {
      id: 'day',
      type: 'timeline',
      heading: '시설의 하루 (표본 시간표)',
      items: [
        {
          when: '오전 9시 30분',
          title: '어서 오십시오',
          text: '따뜻하게 인사를 나눕니다. 어젯밤 잘 주무셨는지, 아픈 데는 없는지 여쭙니다.',
        },
        {
          when: '오전 10시',
          title: '앉아서 하는 체조',
          text: '의자에 앉아 팔다리를 천천히 움직입니다. 힘든 동작은 쉬어도 됩니다.',
        },
        {
          when: '오전 11시',
          title: '함께하는 시간',
          text: '노래, 그림, 꽃 가꾸기를 요일마다 바꿔 합니다. 보고만 계셔도 좋습니다.',
        },
        { when: '낮 12시', title: '점심', text: '함께 먹습니다. 못 드시는 것은 미리 적어 두고 살핍니다.' },
        {
          when: '오후 1시',
          title: '쉬는 시간',
          text: '누워 쉬거나 조용히 음악을 듣습니다. 이 시간에는 큰 소리를 내지 않습니다.',
        },
        {
          when: '오후 2시 30분',
          title: '이야기 나누기',
          text: '차례로 안부를 나눕니다. 병원 이야기, 손주 이야기, 무엇이든 좋습니다.',
        },
        {
          when: '오후 3시 30분',
          title: '안녕히 가십시오',
          text: '짐과 약을 챙기고 몸 상태를 다시 여쭙니다. 그날 있었던 일을 가족께 알려 드립니다.',
        },
      ],
    },
    {
      id: 'pace',
      type: 'callout',
      tone: 'info',
      heading: '시간표보다 몸이 먼저입니다',
      html: '<p>투석을 하는 날과 그다음 날은 더 느리게 지냅니다. 쉬고 싶을 때는 언제든 말씀해 주십시오.</p>',
    },
    {
      id: 'gym',
      type: 'figure',
      heading: '이런 것을 함께합니다',
      art: 'sp-gym',
      alt: '세 사람이 의자에 앉아 한 팔을 높이 들고 체조하는 그림입니다.',
      caption: '앉아서 하는 체조: 다리가 약해도 할 수 있습니다.',
    },
    {
      id: 'sing',
      type: 'figure',
      art: 'sp-sing',
      alt: '세 사람이 악보를 들고 나란히 서서 노래하는 그림입니다.',
      caption: '노래: 숨을 고르고 마음을 풉니다.',
    },
    {
      id: 'paint',
      type: 'figure',
      art: 'sp-paint',
      alt: '낮은 책상 위에 종이와 붓, 먹이 놓인 그림입니다.',
      caption: '그림과 글씨: 자기 빠르기로 합니다.',
    },
    {
      id: 'garden',
      type: 'figure',
      art: 'sp-garden',
      alt: '한 사람이 화분의 붉은 꽃에 물을 주는 그림입니다.',
      caption: '꽃 가꾸기: 흙을 만지고 자라는 것을 봅니다.',
    },
    {
      id: 'cook',
      type: 'figure',
      art: 'sp-cook',
      alt: '식탁에 김이 나는 냄비와 과일, 나물 그릇이 놓인 그림입니다.',
      caption: '요리: 먹을 것을 어떻게 고를지 함께 배웁니다.',
    },
    {
      id: 'place',
      type: 'text',
      heading: '지내는 곳 (표본)',
      html:
        '<ul>' +
        '<li><strong>거실:</strong> 함께 밥을 먹고 활동하는 넓은 방입니다.</li>' +
        '<li><strong>쉼방:</strong> 불을 낮추고 누워 쉬는 방입니다.</li>' +
        '<li><strong>상담방:</strong> 문을 닫고 조용히 이야기하는 방입니다.</li>' +
        '<li><strong>화장실:</strong> 손잡이가 있고 휠체어가 들어갑니다.</li>' +
        '</ul>',
    },
    {
      id: 'people',
      type: 'text',
      heading: '곁에서 돕는 사람 (표본)',
      html:
        '<ul>' +
        '<li><strong>시설장:</strong> 시설을 맡아 책임집니다.</li>' +
        '<li><strong>사회복지사:</strong> 상담하고 하루 활동을 짭니다.</li>' +
        '<li><strong>돌봄 직원:</strong> 걷고, 먹고, 쉬는 일을 돕습니다.</li>' +
        '<li><strong>자원봉사자:</strong> 노래, 그림, 꽃 가꾸기를 함께합니다.</li>' +
        '</ul>' +
        '<p>치료와 약은 다니는 병원이 맡습니다. 시설은 병을 치료하는 곳이 아닙니다.</p>',
    },
    {
      id: 'sick',
      type: 'callout',
      tone: 'warn',
      heading: '갑자기 아프시면',
      html: '<p>직원이 가족과 다니는 병원에 바로 알립니다. 위급하면 먼저 119를 부릅니다.</p>',
    },
    {
      id: 'action',
      type: 'action',
      heading: '한번 와서 보시겠습니까?',
      text: '사무국으로 전화해 주십시오. 둘러볼 날을 함께 정합니다.',
      actions: [
        { label: '이용하는 방법 보기', href: '/daycare/overview' },
        { label: '전화와 오시는 길', href: '/association/directions' },
      ],
    },
  ],
  sources: [],
  checkedOn: null,
};
