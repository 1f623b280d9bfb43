import type { SeedPage } from '../seed-page.ts';

export const daycareOverview: SeedPage = {
  slug: 'daycare/overview',
  title: '주간보호시설 안내',
  lead: '낮 동안 편히 쉬고 함께 어울리는 곳입니다. 저녁에는 집으로 돌아가십니다.',
  description: '신장장애인 주간보호시설을 누가, 언제, 어떻게 이용하는지 안내합니다.',
  blocks: [
    {
      id: 'what',
      type: 'text',
      heading: '어떤 곳입니까',
      html:
        '<p>주간보호시설은 낮에만 머무는 곳입니다. 잠은 집에서 자고, 낮에는 이곳에서 지냅니다.</p>' +
        '<p>투석을 받는 분은 쉽게 지칩니다. 그래서 무리한 활동보다 쉬는 시간을 먼저 챙깁니다.</p>',
    },
    {
      id: 'who',
      type: 'text',
      heading: '이런 분께 좋습니다',
      html:
        '<ul>' +
        '<li>투석이 없는 날 집에 혼자 계신 분</li>' +
        '<li>말벗이 필요하고 밖에 나갈 일이 적은 분</li>' +
        '<li>낮에 돌볼 사람이 없어 가족이 걱정하는 분</li>' +
        '<li>가볍게 몸을 움직이고 싶은 분</li>' +
        '</ul>' +
        '<p>이용할 수 있는지 잘 모르시겠으면 먼저 물어봐 주십시오.</p>',
    },
    {
      id: 'offer',
      type: 'comparison',
      heading: '무엇을 합니까',
      caption: '주간보호시설에서 받는 도움 (표본)',
      columns: ['내용', '살피는 점'],
      rows: [
        { label: '쉼', cells: ['누워 쉴 자리를 둡니다.', '투석 다음 날은 더 오래 쉽니다.'] },
        { label: '식사', cells: ['점심과 간식을 함께 먹습니다.', '병원에서 들은 주의를 먼저 여쭙니다.'] },
        { label: '활동', cells: ['체조, 노래, 그림, 꽃 가꾸기를 합니다.', '앉아서도 할 수 있게 합니다.'] },
        { label: '건강 살피기', cells: ['몸 상태를 묻고 적어 둡니다.', '이상하면 가족과 병원에 바로 알립니다.'] },
        { label: '오가는 길', cells: ['타고 오실 차를 의논합니다.', '집 앞에서 타는지 먼저 정합니다.'] },
      ],
    },
    {
      id: 'arm',
      type: 'callout',
      tone: 'info',
      heading: '투석 혈관이 있는 팔은 꼭 알려 주십시오',
      html: '<p>어느 쪽 팔인지 말씀해 주시면 직원 모두가 조심합니다. 그 팔을 어떻게 돌볼지는 다니는 병원의 말을 따릅니다.</p>',
    },
    {
      id: 'time',
      type: 'text',
      heading: '여는 때, 정원, 이용료',
      html:
        '<p>여는 요일과 시간, 정원, 이용료는 해마다 달라질 수 있습니다. 지금 값은 사무국으로 전화해 확인해 주십시오.</p>' +
        '<p>협회가 확인하면 이곳에 금액과 기준 날짜를 함께 적겠습니다.</p>',
    },
    {
      id: 'steps',
      type: 'steps',
      heading: '이용하는 순서',
      items: [
        { title: '전화로 물어보기', text: '사무국으로 전화해 주십시오. 본인이 힘드시면 가족이 하셔도 됩니다.' },
        { title: '와서 둘러보기', text: '먼저 한번 보고 정하셔도 됩니다. 투석이 없는 날로 약속을 잡습니다.' },
        { title: '상담하기', text: '몸 상태와 드시는 약, 다니는 병원을 여쭙니다. 바라는 것도 말씀해 주십시오.' },
        {
          title: '이용 시작하기',
          text: '나올 요일을 정하고 시작합니다. 힘들면 언제든 요일을 바꾸거나 그만둘 수 있습니다.',
        },
      ],
    },
    {
      id: 'bring',
      type: 'text',
      heading: '가져오시면 좋은 것',
      html:
        '<ul>' +
        '<li>복지카드 (장애인 등록을 한 분)</li>' +
        '<li>드시는 약 이름을 적은 종이</li>' +
        '<li>다니는 병원 이름과 투석하는 요일</li>' +
        '<li>급할 때 전화할 가족의 번호</li>' +
        '</ul>' +
        '<p>빠진 것이 있어도 괜찮습니다. 처음에는 이야기만 나누셔도 됩니다.</p>',
    },
    {
      id: 'sample',
      type: 'callout',
      tone: 'info',
      heading: '표본으로 적은 부분이 있습니다',
      html: '<p>도움의 내용은 누리집을 준비하며 쓴 표본입니다. 시설이 확인한 뒤 고칩니다.</p>',
    },
    {
      id: 'action',
      type: 'action',
      heading: '하루가 어떻게 흘러가는지 보십시오',
      text: '아침부터 집에 갈 때까지 하루를 따라가 보실 수 있습니다.',
      actions: [
        { label: '하루 따라가 보기', href: '/daycare/introduction' },
        { label: '전화와 오시는 길', href: '/association/directions' },
      ],
    },
  ],
  sources: [],
  checkedOn: null,
};
