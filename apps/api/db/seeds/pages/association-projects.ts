import type { SeedPage } from '../seed-page.ts';

export const associationProjects: SeedPage = {
  slug: 'association/projects',
  title: '주요 사업',
  lead: '협회가 하는 일을 한자리에 모았습니다. 필요한 일을 찾아 자세히 보십시오.',
  description: '병원 이동 차량, 주간보호, 희망센터, 복지 상담, 장기기증 알리기까지 협회가 하는 일을 소개합니다.',
  blocks: [
    {
      id: 'overview',
      type: 'comparison',
      heading: '한눈에 보기',
      caption: '협회가 하는 일과 받을 수 있는 도움',
      columns: ['이런 분께', '이렇게 돕습니다'],
      rows: [
        { label: '병원 이동 차량', cells: ['투석 병원까지 오가기 힘든 분', '승합차로 집과 병원 사이를 모십니다.'] },
        { label: '주간보호', cells: ['낮에 혼자 지내기 힘든 분', '낮 동안 쉬고, 먹고, 함께 활동합니다.'] },
        {
          label: '희망센터',
          cells: ['마음이 힘들거나 다시 일하고 싶은 분', '상담하고, 같은 병을 겪은 이웃을 소개합니다.'],
        },
        {
          label: '복지 상담',
          cells: ['어떤 혜택이 있는지 모르는 분', '받을 수 있는 제도와 신청하는 곳을 알려 드립니다.'],
        },
        {
          label: '장기기증 알리기',
          cells: ['장기기증이 궁금한 모든 분', '바른 정보를 드리고 등록하는 곳을 알려 드립니다.'],
        },
        { label: '소식과 교육', cells: ['회원과 가족', '소식지와 모임으로 필요한 지식을 나눕니다.'] },
      ],
    },
    {
      id: 'transport',
      type: 'text',
      heading: '병원 이동 차량 (병원이송센터)',
      html:
        '<p>투석을 마치면 어지럽거나 힘이 빠질 수 있습니다. 그래서 협회 차가 병원과 집 사이를 오갑니다.</p>' +
        '<p>운행하는 날과 이용 분담금은 <a href="/transport/center">병원이송센터</a>에 있습니다.</p>',
    },
    {
      id: 'step',
      type: 'figure',
      art: 'pic-step',
      alt: '문 아래에 발판이 내려온 승합차 앞에 두 사람이 팔짱을 끼고 서 있는 그림입니다.',
      caption: '차에 오르고 내릴 때 발판과 손잡이를 씁니다.',
    },
    {
      id: 'daycare',
      type: 'text',
      heading: '주간보호시설',
      html:
        '<p>낮 동안 편히 쉬며 이웃과 어울리는 곳입니다. 가족도 그 시간만큼 일을 보거나 쉴 수 있습니다.</p>' +
        '<p>이용 방법은 <a href="/daycare/overview">주간보호시설 안내</a>에 있습니다.</p>',
    },
    {
      id: 'hope',
      type: 'text',
      heading: '희망센터',
      html:
        '<p>투석은 몸만 힘든 일이 아닙니다. 마음을 나누고, 다시 할 일을 함께 찾습니다.</p>' +
        '<p>상담을 받는 방법은 <a href="/hope/center">희망센터</a>에 있습니다.</p>',
    },
    {
      id: 'welfare',
      type: 'text',
      heading: '복지 상담',
      html:
        '<p>제도는 해마다 바뀝니다. 무엇을 받을 수 있는지 함께 찾아 드립니다.</p>' +
        '<p>먼저 보시려면 <a href="/kidney/welfare">신장장애인 복지 정보</a>를 읽어 보십시오. 읽기 힘드시면 사무국으로 전화해 주십시오.</p>',
    },
    {
      id: 'donation',
      type: 'text',
      heading: '장기기증 바로 알리기',
      html:
        '<p>누군가 나눈 신장 하나로 투석을 멈추는 분이 있습니다. 협회는 기증을 강요하지 않고, 바르게 알립니다.</p>' +
        '<p>자세한 내용은 <a href="/love/donation">장기기증</a>에 있습니다.</p>',
    },
    {
      id: 'education',
      type: 'text',
      heading: '소식과 교육',
      html: '<p>콩팥병과 투석을 쉬운 말로 알려 드립니다. 새 소식은 소식지와 이 누리집에 싣습니다.</p>',
    },
    {
      id: 'action',
      type: 'action',
      heading: '무엇이 필요한지 잘 모르시겠습니까?',
      text: '지금 힘든 점만 말씀해 주십시오. 알맞은 도움을 함께 찾아 드립니다.',
      actions: [
        { label: '회원 가입 안내', href: '/community/membership' },
        { label: '전화와 오시는 길', href: '/association/directions' },
      ],
    },
  ],
  sources: [],
  checkedOn: null,
};
