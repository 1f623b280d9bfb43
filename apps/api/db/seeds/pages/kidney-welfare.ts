import type { SeedPage } from '../seed-page.ts';
import { workBlocks } from './kidney-welfare-work.ts';
import { livingBlocks } from './kidney-welfare-living.ts';
import { medicalCostBlocks } from './kidney-welfare-medical-costs.ts';

export const kidneyWelfare: SeedPage = {
  slug: 'kidney/welfare',
  title: '신장장애인 복지 정보',
  lead: '내가 무엇을 받을 수 있는지, 어디에 신청하는지 필요한 것부터 찾아보실 수 있습니다.',
  description:
    '신장장애 등록 방법, 산정특례, 의료비 지원, 장애인연금, 장애연금, 활동지원, 세금과 교통 할인을 신청하는 곳과 함께 정리했습니다.',
  blocks: [
    {
      id: 'start',
      type: 'callout',
      tone: 'info',
      heading: '먼저 읽어 주십시오',
      html: '<p>금액과 조건은 해마다 바뀝니다. 신청하기 전에 주민센터나 129에 한 번 더 확인하십시오. 혼자 하기 어려우면 사무국으로 전화해 주십시오.</p>',
    },
    {
      id: 'what-can-i-get',
      type: 'comparison',
      heading: '나는 무엇을 받을 수 있습니까?',
      caption: '필요한 것으로 찾는 복지 제도',
      columns: ['알아볼 제도', '신청하는 곳'],
      rows: [
        {
          label: '병원비가 부담됩니다',
          cells: ['산정특례, 희귀질환자 의료비 지원, 재난적 의료비 지원', '투석 병원, 보건소, 국민건강보험공단'],
        },
        { label: '복막투석을 합니다', cells: ['복막투석 요양비', '국민건강보험공단 지사'] },
        { label: '생활비가 모자랍니다', cells: ['장애인연금, 장애수당, 기초생활보장', '주민센터'] },
        { label: '국민연금을 냈습니다', cells: ['국민연금 장애연금', '국민연금공단'] },
        { label: '세금을 줄이고 싶습니다', cells: ['연말정산 공제, 자동차 세금 감면', '회사, 세무서, 구청과 군청'] },
        { label: '일을 찾습니다', cells: ['취업 상담과 훈련, 장애인 일자리', '한국장애인고용공단, 주민센터'] },
        {
          label: '집안일과 외출이 힘듭니다',
          cells: ['활동지원, 65세가 넘으면 노인장기요양보험', '주민센터, 국민건강보험공단'],
        },
        {
          label: '병원에 오가기 힘듭니다',
          cells: ['병원 이동 차량, [[콜택시]], 바우처택시', '협회 사무국, 교통약자이동지원센터'],
        },
        { label: '차와 기차를 탑니다', cells: ['주차 표지, 통행료와 기차표 할인', '주민센터, 역 창구'] },
        {
          label: '공과금을 줄이고 싶습니다',
          cells: ['전기, 휴대전화, 가스 요금 할인', '한국전력, 통신사, 도시가스 회사, 주민센터'],
        },
      ],
    },
    {
      id: 'order',
      type: 'timeline',
      heading: '투석을 시작했다면 이 순서로 하십시오',
      items: [
        {
          when: '확진 뒤 30일 안',
          title: '산정특례 등록',
          text: '투석 병원 원무과에 “산정특례를 등록했습니까?” 하고 물어보십시오.',
        },
        {
          when: '산정특례를 등록한 뒤',
          title: '보건소에서 의료비 지원 상담',
          text: '신청한 날부터 지원됩니다. 형편이 어려우면 서둘러 상담하십시오.',
        },
        {
          when: '투석 석 달 뒤',
          title: '신장장애 등록',
          text: '주민센터에 신청합니다. 등록하면 신청할 수 있는 제도가 많아집니다.',
        },
        {
          when: '장애를 등록한 날',
          title: '연금과 할인을 한꺼번에 신청',
          text: '주민센터에서 장애인연금, 활동지원, 요금 할인을 함께 물어보십시오.',
        },
        {
          when: '5년마다',
          title: '산정특례 다시 등록',
          text: '끝나는 날을 달력에 적어 두십시오. 놓치면 병원비가 늘어납니다.',
        },
      ],
    },
    {
      id: 'register',
      type: 'facts',
      heading: '신장장애는 누가 등록합니까?',
      intro:
        '예전에는 투석을 2급, 이식을 5급이라고 불렀습니다. 지금은 등급 대신 ‘심한 장애’와 ‘심하지 않은 장애’로 나눕니다.',
      keys: ['register-severe', 'register-mild', 'register-where', 'register-review'],
    },
    {
      id: 'register-steps',
      type: 'steps',
      heading: '장애 등록은 이렇게 합니다',
      items: [
        { title: '주민센터에서 상담합니다', text: '신분증과 사진 한 장을 가져갑니다. 필요한 서류를 알려 줍니다.' },
        {
          title: '투석 병원에서 서류를 받습니다',
          text: '장애 진단서와 투석 기록을 부탁합니다. 석 달 동안 투석한 기록이 있어야 합니다.',
        },
        { title: '주민센터에 서류를 냅니다', text: '병원에 먼저 들러 서류를 받아서 한 번에 내셔도 됩니다.' },
        {
          title: '국민연금공단이 심사합니다',
          text: '서류가 모자라면 더 달라고 할 수 있습니다. 결과는 주민센터가 알려 줍니다.',
        },
        { title: '장애인등록증을 받습니다', text: '복지카드라고도 합니다. 늘 지니고 다니십시오.' },
      ],
    },
    {
      id: 'register-note',
      type: 'text',
      heading: '이런 점이 궁금하실 것입니다',
      html:
        '<h3>병원을 옮겼습니다</h3>' +
        '<p>지금 다니는 병원이 예전 투석 기록을 확인해야 할 수 있습니다. 옮기기 전 병원의 기록을 받아 두십시오.</p>' +
        '<h3>다시 판정받아야 합니까</h3>' +
        '<p>장애 정도 결정서를 보십시오. 재판정 날이 적혀 있으면 그날까지 다시 심사받아야 합니다. 놓치면 등록이 취소될 수 있으니 달력에 적어 두십시오.</p>' +
        '<h3>이식을 받았습니다</h3>' +
        '<p>장애의 정도가 바뀝니다. 받던 혜택도 달라질 수 있습니다. 수술 뒤 주민센터에 알리고 달라지는 것을 물어보십시오.</p>',
    },
    {
      id: 'objection',
      type: 'facts',
      heading: '결과를 받아들이기 어렵다면',
      keys: ['register-objection'],
    },
    ...medicalCostBlocks,
    ...livingBlocks,
    {
      id: 'transport',
      type: 'facts',
      heading: '오가는 길: 병원 이동 차량',
      intro: '협회의 병원이송센터가 운행합니다. 사무국으로 전화해 주십시오.',
      keys: ['transport-fee', 'transport-fee-reduced', 'transport-days'],
    },
    {
      id: 'call-taxi',
      type: 'facts',
      heading: '오가는 길: [[콜택시|와]] 바우처택시, 버스',
      intro: '[[시|가]] 운영하는 장애인콜택시와 택시 지원입니다. 먼저 이용자로 등록해야 합니다.',
      keys: [
        'call-taxi-who',
        'call-taxi-fare-3km',
        'call-taxi-fare-cap',
        'call-taxi-phone',
        'voucher-taxi-senior',
        'voucher-taxi-fare',
        'bus-senior-free',
      ],
    },
    {
      id: 'car',
      type: 'facts',
      heading: '기차와 고속도로',
      intro: '복지카드를 보여 주어야 합니다.',
      keys: ['train-discount', 'train-discount-mild', 'toll-discount'],
    },
    {
      id: 'parking',
      type: 'text',
      heading: '주차 표지와 공과금',
      html:
        '<p>장애인 주차 구역에는 ‘주차 가능’ 표지가 있는 차만 세울 수 있습니다. 이 표지는 걷기 어려운 정도(보행상 장애)를 보고 줍니다. 내가 받을 수 있는지 주민센터에 물어보십시오.</p>' +
        '<p>전기, 휴대전화, 도시가스 요금을 줄여 주는 제도도 있습니다. 저절로 줄지 않고 신청해야 합니다. 장애를 등록하는 날 주민센터에서 한꺼번에 물어보십시오.</p>',
    },
    ...workBlocks,
    {
      id: 'bring',
      type: 'text',
      heading: '주민센터에 갈 때 챙길 것',
      html:
        '<ul>' +
        '<li>신분증과 복지카드를 챙깁니다.</li>' +
        '<li>본인 이름의 통장을 챙깁니다.</li>' +
        '<li>집을 빌려 사시면 임대차 계약서를 챙깁니다.</li>' +
        '<li>가족이 대신 가면 가족의 신분증도 챙깁니다.</li>' +
        '</ul>' +
        '<p>제도마다 서류가 다릅니다. 가기 전에 전화로 물어보면 두 번 걸음을 줄일 수 있습니다.</p>',
    },
    {
      id: 'phones',
      type: 'facts',
      heading: '전화로 물어볼 곳',
      keys: ['phone-129', 'phone-nhis', 'phone-nps', 'call-taxi-phone'],
    },
    {
      id: 'links',
      type: 'links',
      heading: '더 알아볼 곳',
      items: [
        {
          label: '국민건강보험공단: 만성콩팥병과 산정특례',
          href: 'https://www.nhis.or.kr/static/alim/paper/oldpaper/202308/sub/section1_5.html',
          note: '산정특례와 장애 등록을 설명한 글입니다.',
        },
        {
          label: '국민건강보험공단: 복막투석 요양비',
          href: 'https://www.nhis.or.kr/static/html/wbma/c/wbmac0204.html',
          note: '지급 금액과 낼 서류가 나와 있습니다.',
        },
      ],
    },
    {
      id: 'office',
      type: 'action',
      heading: '함께 알아봐 드립니다',
      text: '무엇부터 할지 모르겠으면 사무국으로 전화해 주십시오. 서류를 읽기 어려운 분도 괜찮습니다.',
      actions: [
        { label: '병원이송센터', href: '/transport/center' },
        { label: '자주 묻는 질문', href: '/community/faq' },
      ],
    },
  ],
  sources: [
    {
      title: '보건복지부, 희귀·중증난치질환 지원 강화방안(SBS 2026년 1월 5일 보도)',
      href: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008392416',
    },
    {
      title: '국민건강보험공단, 만성콩팥병 환자에게 건강보험 산정특례제도를(2023년 8월)',
      href: 'https://www.nhis.or.kr/static/alim/paper/oldpaper/202308/sub/section1_5.html',
    },
    {
      title: '국민건강보험공단, 만성신부전증 환자의 복막관류액 및 자동복막투석 소모성재료 구입비',
      href: 'https://www.nhis.or.kr/static/html/wbma/c/wbmac0204.html',
    },
    {
      title: '대전광역시 대덕구, 장애인등록절차',
      href: 'https://daedeok.go.kr/dpt/goContents.do?link=/dpt/dpt06/DPT06020401&menuId=DPT06020401',
    },
    {
      title: '희귀질환자 의료비 지원사업 안내(2026년 1월 게시)',
      href: 'https://informlogue.trendofkorea.com/2026/01/2026_50.html',
    },
    {
      title: '보건복지부 2026년 장애인연금 발표(헤럴드경제 2026년 1월 5일 보도)',
      href: 'https://biz.heraldcorp.com/article/10648993',
    },
    {
      title: '「장애인복지법」 제84조: 이의신청 기한',
      href: 'https://www.law.go.kr/법령/장애인복지법',
    },
    {
      title: '「지방세특례제한법」 제17조: 장애인용 자동차',
      href: 'https://www.law.go.kr/법령/지방세특례제한법',
    },
    {
      title: '「장애인활동 지원에 관한 법률」',
      href: 'https://www.law.go.kr/법령/장애인활동지원에관한법률',
    },
    {
      title: '「재난적의료비 지원에 관한 법률」',
      href: 'https://www.law.go.kr/법령/재난적의료비지원에관한법률',
    },
  ],
  checkedOn: '2026-11-14',
};
