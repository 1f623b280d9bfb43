import type { SeedPage } from '../seed-page.ts';

export const associationDirections: SeedPage = {
  slug: 'association/directions',
  title: '오시는 길',
  lead: '오시기 전에 사무국으로 전화해 주십시오. 가장 편한 길을 알려 드립니다.',
  description: '[[협회]] 사무실 주소와 버스, 승용차, 주차, 휠체어 입구를 안내합니다.',
  blocks: [
    {
      id: 'sample',
      type: 'callout',
      tone: 'warn',
      heading: '아직 표본 주소입니다',
      html: '<p>이 쪽의 주소는 표본입니다. 이대로 찾아오지 마시고 먼저 전화해 주십시오.</p>',
    },
    {
      id: 'address',
      type: 'text',
      heading: '주소',
      html: '<p><strong>[[주소]]</strong></p><p>문을 여는 시간은 <a href="/association/directions#contact">사무국 연락처</a>에 있습니다. 전화번호도 그곳에 있습니다.</p>',
    },
    {
      id: 'bus',
      type: 'text',
      heading: '버스로 오실 때',
      html:
        '<p>타시는 정류장 이름을 전화로 말씀해 주십시오. 몇 번 버스를 타고 어디서 내리는지 알려 드립니다.</p>' +
        '<p>걷기 힘드시면 저상버스가 좋습니다. 바닥이 낮아 계단 없이 타는 버스입니다.</p>',
    },
    {
      id: 'car',
      type: 'text',
      heading: '승용차로 오실 때',
      html:
        '<p>길찾기 앱에는 <a href="/association/directions#address">주소</a>를 넣으시면 됩니다. 앱은 휴대전화에 넣어 쓰는 프로그램입니다.</p>' +
        '<p>투석을 마친 날에는 직접 운전하지 않으시는 편이 안전합니다. 가족에게 부탁하거나 날을 바꿔 주십시오.</p>',
    },
    {
      id: 'parking',
      type: 'text',
      heading: '주차',
      html: '<p>장애인 주차 자리가 비었는지 전화로 확인해 주십시오. 자리가 없으면 가까운 공영 주차장을 알려 드립니다. <strong>(표본)</strong></p>',
    },
    {
      id: 'wheelchair',
      type: 'text',
      heading: '휠체어로 들어오실 때',
      html:
        '<p>계단이 없는 입구로 들어오십시오. 오시기 전에 말씀하시면 입구를 알려 드립니다. <strong>(표본)</strong></p>' +
        '<p>부축이 필요하면 도착해서 전화해 주십시오. 직원이 내려갑니다. <strong>(표본)</strong></p>',
    },
    {
      id: 'taxi',
      type: 'links',
      heading: '다른 차편',
      items: [
        {
          label: '[[지역]] 장애인 콜택시 [[콜택시]]',
          href: '[[콜택시 주소]]',
          note: '[[이동센터]]입니다. 이용 대상과 요금은 센터에 물어봐 주십시오.',
        },
        { label: '병원이송센터', href: '/transport/center', note: '협회 차는 투석 병원에 오가는 분을 모십니다.' },
      ],
    },
    {
      id: 'far',
      type: 'callout',
      tone: 'info',
      heading: '꼭 오지 않으셔도 됩니다',
      html: '<p>상담과 신청은 전화로도 할 수 있습니다. 몸이 힘든 날에는 전화로 말씀해 주십시오.</p>',
    },
  ],
  sources: [
    {
      title: '영국 신장연맹(National Kidney Federation) 환자 이동 안내: 투석 뒤 운전',
      href: 'https://www.kidney.org.uk/patient-transport-services',
    },
  ],
  checkedOn: '2026-11-14',
};
