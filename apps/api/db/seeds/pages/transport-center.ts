import type { SeedPage } from '../seed-page.ts';

export const transportCenter: SeedPage = {
  slug: 'transport/center',
  title: '병원이송센터',
  lead: '집 앞에서 투석 병원까지 모시고 갑니다. 투석이 끝나면 다시 집으로 모십니다.',
  description:
    '[[협회]] 병원이송센터입니다. 차가 다니는 날, 내시는 금액, 신청하는 순서, 쉬는 날의 다른 방법을 안내합니다.',
  blocks: [
    {
      id: 'intro',
      type: 'text',
      heading: '왜 이 차가 다닙니까?',
      html:
        '<p>투석을 마치면 나트륨·칼륨 같은 전해질의 균형이 흔들릴 수 있습니다. 혈압이 오르거나 떨어지고(고혈압·저혈압), 빈혈로 기운이 없고, 어지럽기도 합니다. 드물게는 근육이 마비된 듯 움직이기 힘든 때도 있습니다.</p>' +
        '<p>그런 몸으로 버스를 기다리거나 직접 운전하기는 어렵습니다. 일주일에 세 번씩 택시를 타면 돈도 많이 듭니다.</p>' +
        '<p>그래서 협회가 차를 운행합니다. 교통비 걱정을 덜고 안전하게 다니시도록 돕습니다.</p>',
    },
    {
      id: 'picture-route',
      type: 'figure',
      art: 'pic-route',
      alt: '집에서 강을 건너 병원까지 차로 가는 길을 그린 그림지도입니다.',
      caption: '집 앞에서 병원 문 앞까지 모십니다.',
    },
    {
      id: 'operation',
      type: 'facts',
      heading: '운행 안내',
      keys: ['transport-days', 'transport-fleet', 'transport-who'],
    },
    {
      id: 'usage',
      type: 'facts',
      heading: '이용 안내',
      intro: '한 달에 한 번 냅니다. 탈 때마다 따로 내지 않습니다.',
      keys: ['transport-fee', 'transport-fee-reduced', 'transport-same-fare'],
    },
    {
      id: 'steps',
      type: 'steps',
      heading: '이용 순서',
      items: [
        { title: '회원 가입', text: '협회 회원으로 가입합니다. 병원 이동 차량을 신청하면서 함께 하셔도 됩니다.' },
        { title: '병원 이동 차량 신청', text: '이 누리집이나 전화로 신청합니다. 가족이 대신 신청하셔도 됩니다.' },
        {
          title: '개별 상담과 일정 조정',
          text: '한 분씩 상담합니다. 투석하는 요일과 시간, 집과 병원의 위치, 걸으실 때 필요한 도움을 여쭙니다.',
        },
        { title: '차량 배정', text: '타실 차와 시간을 알려 드립니다. 자리가 없으면 대기 순서를 말씀드립니다.' },
      ],
    },
    {
      id: 'picture-step',
      type: 'figure',
      art: 'pic-step',
      alt: '문 아래에 발판이 내려온 승합차 앞에 두 사람이 팔짱을 끼고 서 있는 그림입니다.',
      caption: '서두르지 않으셔도 됩니다. 천천히 오르내리십시오.',
    },
    {
      id: 'prepare',
      type: 'text',
      heading: '신청할 때 여쭙는 것',
      html:
        '<ul>' +
        '<li>이름과 전화번호, 가족 연락처를 여쭙니다.</li>' +
        '<li>타실 곳과 내리실 곳을 여쭙니다.</li>' +
        '<li>다니시는 투석 병원과 요일, 시작하는 시각을 여쭙니다.</li>' +
        '<li>휠체어나 지팡이를 쓰시는지 여쭙니다.</li>' +
        '</ul>' +
        '<p>투석 혈관이 있는 팔은 동의하신 분께만 여쭙니다. 부축할 때 다치지 않게 하려는 것입니다.</p>' +
        '<p>주민등록번호는 여쭙지 않습니다. 건강에 관한 내용은 따로 동의를 받고 차량 운행에만 씁니다.</p>',
    },
    {
      id: 'before-ride',
      type: 'text',
      heading: '타시기 전에 알아 두십시오',
      html:
        '<h3>갈 때</h3>' +
        '<ul>' +
        '<li>약속한 시각보다 조금 먼저 나와 주십시오.</li>' +
        '<li>여러 분이 함께 타십니다. 길이 막히면 조금 늦을 수 있습니다.</li>' +
        '<li>못 타시는 날은 되도록 일찍 사무국으로 전화해 주십시오.</li>' +
        '</ul>' +
        '<h3>차 안에서</h3>' +
        '<ul>' +
        '<li>안전띠를 꼭 매십시오. 투석 혈관이 있는 팔이 눌리지 않게 하십시오.</li>' +
        '<li>어지럽거나 속이 안 좋으면 바로 기사에게 말씀하십시오.</li>' +
        '</ul>' +
        '<h3>올 때</h3>' +
        '<ul>' +
        '<li>피가 멎고 어지럽지 않을 때 나오십시오. 서두르지 마십시오.</li>' +
        '<li>늦어지면 간호사에게 부탁해서라도 알려 주십시오.</li>' +
        '<li>갈 때 못 타셨으면 올 때 타실지 전화로 알려 주십시오.</li>' +
        '</ul>',
    },
    {
      id: 'tell-us',
      type: 'callout',
      tone: 'info',
      heading: '이런 일이 있으면 알려 주십시오',
      html:
        '<ul>' +
        '<li>입원하시거나 며칠 다른 곳에 가십니다.</li>' +
        '<li>투석 요일이나 병원이 바뀝니다.</li>' +
        '<li>주소나 전화번호가 바뀝니다.</li>' +
        '<li>수급자나 차상위가 되셨거나 자격이 바뀌었습니다.</li>' +
        '</ul>',
    },
    {
      id: 'no-service',
      type: 'callout',
      tone: 'warn',
      heading: '토요일과 공휴일에는 쉽니다',
      html:
        '<p>투석은 공휴일에도 쉬지 않습니다. <strong>화·목·토에 투석하시는 분은 토요일에 갈 방법을 꼭 정해 두십시오.</strong> 설과 추석, 선거일에도 마찬가지입니다.</p>' +
        '<ul>' +
        '<li>투석 병원에 공휴일 시간표를 미리 물어보십시오.</li>' +
        '<li>가족이 함께 갈 수 있는 날인지 의논하십시오.</li>' +
        '<li>[[콜택시|는]] 미리 이용자로 등록해 두십시오.</li>' +
        '<li>갈 방법이 없으면 혼자 걱정하지 마시고 사무국으로 전화해 주십시오.</li>' +
        '</ul>',
    },
    {
      id: 'other-ways',
      type: 'comparison',
      heading: '다른 방법과 견주어 보기',
      caption: '협회 차량, [[콜택시]], 택시 견주어 보기',
      columns: ['협회 차량', '[[콜택시]]', '일반 택시'],
      rows: [
        {
          label: '누가 탑니까',
          cells: ['움직이기 어렵거나 병원이 먼 신장장애인', '심한 장애와 보행상 장애가 있는 분 등', '누구나'],
        },
        {
          label: '언제 다닙니까',
          cells: ['정해진 운행일에만 다닙니다', '주말과 공휴일은 센터에 물어보고 예약합니다', '날마다'],
        },
        {
          label: '어떻게 부릅니까',
          cells: [
            '한 번 신청하면 정해진 요일마다 옵니다',
            '이용자로 등록한 뒤 그때마다 부르거나 예약합니다',
            '그때마다 부릅니다',
          ],
        },
        {
          label: '돈은 어떻게 냅니까',
          cells: ['한 달에 한 번, 정해진 금액', '탈 때마다, 거리에 따라', '탈 때마다, 거리와 시간에 따라'],
        },
        {
          label: '이런 분께 좋습니다',
          cells: [
            '평일에 늘 같은 시각에 투석하는 분',
            '토요일과 공휴일에 갈 차가 필요한 분',
            '급할 때, 가까운 곳에 갈 때',
          ],
        },
      ],
    },
    {
      id: 'cost-call-taxi',
      type: 'facts',
      heading: '[[콜택시]] 요금',
      intro: '한 번 탈 때 내는 돈입니다. 일주일에 세 번 왕복하면 한 달에 스물여섯 번쯤 타게 됩니다.',
      keys: [
        'call-taxi-fare-3km',
        'call-taxi-fare-5km',
        'call-taxi-fare-10km',
        'call-taxi-fare-15km',
        'call-taxi-fare-cap',
      ],
    },
    {
      id: 'cost-taxi',
      type: 'facts',
      heading: '택시 요금',
      intro: '할인을 받지 않고 낮에 탈 때의 요금입니다.',
      keys: ['taxi-base-fare', 'taxi-distance-fare', 'taxi-time-fare'],
    },
    {
      id: 'call-taxi-how',
      type: 'facts',
      heading: '[[콜택시|는]] 이렇게 이용합니다',
      intro: '[[이동센터|가]] 운영합니다. 협회 차량이 쉬는 날에 쓸 수 있도록 미리 등록해 두십시오.',
      keys: ['call-taxi-phone', 'call-taxi-who', 'call-taxi-area', 'voucher-taxi-senior', 'voucher-taxi-fare'],
    },
    {
      id: 'any-hospital',
      type: 'text',
      heading: '어느 병원이든 갑니까?',
      html: '<p>[[지역]]에 있는 투석 병원이면 여쭤보십시오. 협회는 어느 한 병원을 권하지 않습니다. 시간과 길이 맞는지 살펴서 알려 드립니다.</p>',
    },
    {
      id: 'contact',
      type: 'action',
      heading: '신청과 문의',
      text: '이 누리집에서 신청하거나 사무국으로 전화해 주십시오. 가족이나 투석 병원에서 대신 하셔도 됩니다.',
      actions: [
        { label: '내 신청 확인', href: '/transport/status' },
        { label: '회원 가입 안내', href: '/community/membership' },
        { label: '[[지역]] 인공신장실', href: '/kidney/facilities' },
      ],
    },
  ],
  sources: [
    { title: '[[협회]] 병원이송센터 운영 기준' },
    {
      title: '영국 국민보건서비스(NHS), Dialysis: Side effects',
    },
  ],
  checkedOn: '2026-11-14',
};
