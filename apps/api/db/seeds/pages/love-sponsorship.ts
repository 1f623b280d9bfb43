import type { SeedPage } from '../seed-page.ts';

export const loveSponsorship: SeedPage = {
  slug: 'love/sponsorship',
  title: '후원 안내',
  lead: '보내 주신 마음은 투석 병원에 가는 길과 이웃의 하루가 됩니다. 이 누리집이나 전화로 신청하실 수 있습니다.',
  description: '한 번 후원, 매달 후원, 물품 후원, 자원봉사를 어떻게 하는지 안내합니다.',
  blocks: [
    {
      id: 'apply',
      type: 'action',
      heading: '함께해 주시겠습니까?',
      text: '질문 몇 개에 답하시면 됩니다. 여기에서 돈이 나가지는 않습니다. 전화로 하셔도 똑같이 받습니다.',
      actions: [
        { label: '후원 신청하기', href: '/love/sponsorship/apply' },
        { label: '후원 계좌 보기', href: '/love/sponsorship#accounts' },
      ],
    },
    {
      id: 'ways',
      type: 'comparison',
      heading: '네 가지 방법',
      caption: '후원하는 방법과 알아 두실 점',
      columns: ['어떻게 합니까', '알아 두실 점'],
      rows: [
        {
          label: '한 번 후원',
          cells: ['원하는 때에 한 번 보냅니다.', '적은 돈도 고맙습니다. 정해진 금액이 없습니다.'],
        },
        {
          label: '매달 후원',
          cells: ['날짜와 금액을 정해 달마다 보냅니다.', '언제든 금액을 바꾸거나 그만둘 수 있습니다.'],
        },
        {
          label: '물품 후원',
          cells: [
            '쌀, 생활용품, 쓰지 않은 물건을 보냅니다.',
            '보내기 전에 전화해 주십시오. 필요한 것을 알려 드립니다.',
          ],
        },
        {
          label: '자원봉사',
          cells: ['시간과 솜씨를 나눕니다.', '행사 돕기, 노래, 그림, 사진, 말벗이 모두 봉사입니다.'],
        },
      ],
    },
    {
      id: 'steps',
      type: 'steps',
      heading: '후원은 이렇게 합니다',
      items: [
        {
          title: '신청하기',
          text: '이 누리집에서 신청하거나 사무국으로 전화해 “후원하고 싶습니다”라고 말씀해 주십시오.',
        },
        { title: '방법 정하기', text: '네 가지 가운데 편한 것을 고르십시오. 쓸 곳을 정해 주셔도 됩니다.' },
        {
          title: '보내기',
          text: '‘후원 계좌 보기’에 적힌 계좌로 보내십시오. 물품 보낼 곳은 전화로 알려 드립니다. 예금주 이름이 협회 이름인지 꼭 확인해 주십시오.',
        },
        { title: '소식 받기', text: '원하시면 고맙다는 인사와 쓴 곳을 알려 드립니다. 원하지 않으면 보내지 않습니다.' },
      ],
    },
    {
      id: 'safe',
      type: 'callout',
      tone: 'warn',
      heading: '낯선 문자의 계좌로 보내지 마십시오',
      html: '<p>협회 이름을 쓴 문자나 전화가 이상하면 끊으십시오. 이 누리집에 적힌 번호로 다시 전화해 확인해 주십시오.</p>',
    },
    {
      id: 'use',
      type: 'text',
      heading: '어디에 씁니까 (표본)',
      html:
        '<ul>' +
        '<li>병원 이동 차량의 기름값과 수리비</li>' +
        '<li>형편이 어려운 회원의 생활과 치료 돕기</li>' +
        '<li>주간보호시설의 식사와 활동</li>' +
        '<li>희망센터의 상담과 모임</li>' +
        '<li>소식지와 교육</li>' +
        '</ul>' +
        '<p>쓸 곳을 정해 주신 돈은 그 일에만 씁니다.</p>',
    },
    {
      id: 'van',
      type: 'figure',
      art: 'pic-route',
      alt: '집에서 강을 건너 병원까지 차로 가는 길을 그린 그림지도입니다.',
      caption: '후원금은 이 길을 오가는 차에 힘이 됩니다.',
    },
    {
      id: 'report',
      type: 'text',
      heading: '쓴 곳을 밝힙니다',
      html:
        '<p>사회복지시설은 후원금이 들어온 것과 쓴 결과를 한 해에 한 번 이상 공개해야 합니다. 시설 게시판과 누리집에 석 달 이상 올립니다.</p>' +
        '<p>협회가 받은 기부금과 쓴 곳은 해마다 4월 30일까지 이 누리집에 싣습니다. <a href="/love/reports">기부금 모금액 및 활용실적</a>에서 보십시오. 국세청 누리집에도 같은 내용을 올립니다.</p>' +
        '<p>그 전에 궁금하시면 사무국으로 전화해 주십시오.</p>',
    },
    {
      id: 'misuse',
      type: 'links',
      heading: '기부금을 잘못 쓰는 것을 알게 되셨다면',
      items: [
        {
          label: '국민권익위원회 (다른 누리집)',
          href: 'https://www.acrc.go.kr',
          note: '공익법인이 의무를 어긴 일을 알릴 수 있습니다.',
        },
        {
          label: '국세청 (다른 누리집)',
          href: 'https://www.nts.go.kr',
          note: '공익법인의 결산 서류를 보고, 어긴 일을 알릴 수 있습니다.',
        },
      ],
    },
    {
      id: 'receipt',
      type: 'text',
      heading: '영수증',
      html:
        '<p>신청하실 때 영수증이 필요하다고 골라 주십시오. 연말정산에 쓰는 기부금영수증을 받을 수 있는지 사무국이 알려 드립니다.</p>' +
        '<p>영수증은 <a href="https://www.hometax.go.kr">국세청 홈택스</a>의 전자기부금영수증으로 드립니다. 그래서 이 누리집에는 주민등록번호를 적지 않으셔도 됩니다.</p>',
    },
    {
      id: 'number',
      type: 'callout',
      tone: 'info',
      heading: '주민등록번호를 보내지 마십시오',
      html: '<p>이 누리집은 주민등록번호를 받지 않습니다. 문자나 이메일로도 보내지 말아 주십시오.</p>',
    },
    {
      id: 'volunteer',
      type: 'text',
      heading: '봉사하시는 분께 부탁드립니다',
      html:
        '<ul>' +
        '<li>투석 환자는 쉽게 지칩니다. 천천히 함께해 주십시오.</li>' +
        '<li>먹을 것을 드릴 때는 먼저 물어봐 주십시오. 못 드시는 것이 있습니다.</li>' +
        '<li>사진은 허락을 받고 찍어 주십시오.</li>' +
        '<li>들은 병 이야기는 밖에 옮기지 말아 주십시오.</li>' +
        '</ul>',
    },
    {
      id: 'action',
      type: 'action',
      heading: '이어서 보실 곳',
      actions: [
        { label: '후원 신청하기', href: '/love/sponsorship/apply' },
        { label: '전화와 오시는 길', href: '/association/directions' },
        { label: '주요 사업', href: '/association/projects' },
      ],
    },
  ],
  sources: [
    {
      title: '법인세법 시행령 제39조: 기부금 모금액과 활용실적의 공개, 어긴 일을 알리는 곳의 안내',
      href: 'https://www.law.go.kr/법령/법인세법시행령',
    },
    { title: '사회복지시설 후원금 공개 안내 (bulgukto.or.kr): 한 해 한 번 이상, 석 달 이상 게시' },
    { title: '세정신문 기사 (taxtimes.co.kr): 홈택스 전자 기부금 영수증' },
  ],
  checkedOn: '2026-11-15',
};
