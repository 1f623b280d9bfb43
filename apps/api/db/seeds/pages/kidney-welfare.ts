import type { SeedPage } from '../seed-page.ts';
import { medicalCostBlocks } from './kidney-welfare-medical-costs.ts';

export const kidneyWelfare: SeedPage = {
  slug: 'kidney/welfare',
  title: '신장장애인 복지 정보',
  lead: '내가 무엇을 받을 수 있는지, 어디에 신청하는지 필요한 것부터 찾아보실 수 있습니다.',
  description:
    '신장장애 등록 방법, 산정특례, 복막투석 요양비, 의료비 지원, 장애인연금, 활동지원, 교통 할인을 신청하는 곳과 함께 정리했습니다.',
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
        {
          label: '집안일과 외출이 힘듭니다',
          cells: ['활동지원, 65세가 넘으면 노인장기요양보험', '주민센터, 국민건강보험공단'],
        },
        {
          label: '병원에 오가기 힘듭니다',
          cells: ['협회 병원이송센터, 부르미, 바우처택시', '협회 사무국, 교통약자이동지원센터'],
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
          text: '주민센터에 신청합니다. 등록하면 여러 제도의 문이 열립니다.',
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
        '<h3>결과를 받아들이기 어렵습니다</h3>' +
        '<p>다시 심사해 달라고 요청하는 길이 있습니다. 결과를 받으면 바로 주민센터에 물어보십시오.</p>' +
        '<h3>이식을 받았습니다</h3>' +
        '<p>장애의 정도가 바뀝니다. 받던 혜택도 달라질 수 있습니다. 수술 뒤 주민센터에 알리고 달라지는 것을 물어보십시오.</p>',
    },
    ...medicalCostBlocks,
    {
      id: 'pension',
      type: 'facts',
      heading: '생활비: 장애인연금',
      intro:
        '심한 장애가 있는 18세 이상이고 소득이 기준보다 적은 분이 받습니다. 전국 어느 주민센터에서나 신청할 수 있습니다.',
      keys: ['pension-max', 'pension-basic', 'pension-income-single', 'pension-income-couple', 'pension-65'],
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
    {
      id: 'transport',
      type: 'facts',
      heading: '오가는 길: 협회 차량',
      intro: '협회가 운영하는 병원이송센터입니다. 사무국으로 전화해 주십시오.',
      keys: ['transport-fee', 'transport-fee-reduced', 'transport-days'],
    },
    {
      id: 'burumi',
      type: 'facts',
      heading: '오가는 길: 부르미와 바우처택시, 버스',
      intro: '울산광역시가 운영하는 장애인콜택시와 택시 지원입니다. 먼저 이용자로 등록해야 합니다.',
      keys: [
        'burumi-who',
        'burumi-fare-3km',
        'burumi-fare-cap',
        'burumi-phone',
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
      keys: ['train-discount', 'toll-discount'],
    },
    {
      id: 'parking',
      type: 'text',
      heading: '주차 표지와 공과금',
      html:
        '<p>장애인 주차 구역에는 ‘주차 가능’ 표지가 있는 차만 세울 수 있습니다. 이 표지는 걷기 어려운 정도(보행상 장애)를 보고 줍니다. 내가 받을 수 있는지 주민센터에 물어보십시오.</p>' +
        '<p>전기, 휴대전화, 도시가스 요금을 줄여 주는 제도도 있습니다. 저절로 줄지 않고 신청해야 합니다. 장애를 등록하는 날 주민센터에서 한꺼번에 물어보십시오.</p>',
    },
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
      keys: ['phone-129', 'burumi-phone'],
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
        {
          label: '울산 중구: 장애인복지 사업 안내',
          href: 'https://junggu.ulsan.kr/index.ulsan?menuCd=DOM_000000105001008002',
          note: '2024년 1월 기준 자료입니다. 다른 구·군은 그 구청과 군청에 물어보십시오.',
        },
      ],
    },
    {
      id: 'office',
      type: 'action',
      heading: '함께 알아봐 드립니다',
      text: '무엇부터 할지 모르겠으면 사무국으로 전화해 주십시오. 서류를 읽기 어려운 분도 괜찮습니다.',
      actions: [
        { label: '병원이송센터 알아보기', href: '/transport/center' },
        { label: '자주 묻는 질문 보기', href: '/community/faq' },
      ],
    },
  ],
  sources: [
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
      title: '강원 고성군보건소, 희귀질환자 의료비지원사업(2025년)',
      href: 'https://www.gwgs.go.kr/health/sub03_0507.do',
    },
    {
      title: '보건복지부 2026년 장애인연금 발표(헤럴드경제 2026년 1월 5일 보도)',
      href: 'https://biz.heraldcorp.com/article/10648993',
    },
    {
      title: '「장애인활동 지원에 관한 법률」',
      href: 'https://www.law.go.kr/법령/장애인활동지원에관한법률',
    },
    {
      title: '「재난적의료비 지원에 관한 법률」',
      href: 'https://www.law.go.kr/법령/재난적의료비지원에관한법률',
    },
    {
      title: '울산광역시교통약자이동지원센터, 장애인콜택시 부르미 이용 안내',
      href: 'https://ubr.or.kr/board/measurement/show/10176',
    },
    {
      title: '울산광역시 발표(아시아경제 2026년 1월 29일, 동아일보 2026년 1월 23일 보도)',
    },
  ],
  checkedOn: '2026-11-14',
};
