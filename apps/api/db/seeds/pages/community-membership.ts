import type { SeedPage } from '../seed-page.ts';

export const communityMembership: SeedPage = {
  slug: 'community/membership',
  title: '회원 가입 안내',
  lead: '회원이 되시면 병원 이동 차량과 상담을 더 쉽게 받습니다. 이 누리집이나 전화로 가입하실 수 있습니다.',
  description: '누가 회원이 되는지, 무엇이 좋은지, 무엇이 필요한지, 어떤 순서로 가입하는지 안내합니다.',
  blocks: [
    {
      id: 'apply',
      type: 'action',
      heading: '지금 가입하시겠습니까?',
      text: '질문 몇 개에 답하시면 됩니다. 전화로 하셔도 똑같이 받아 드립니다.',
      actions: [{ label: '회원 가입 신청하기', href: '/community/membership/apply' }],
    },
    {
      id: 'who',
      type: 'text',
      heading: '누가 가입합니까 (표본)',
      html:
        '<ul>' +
        '<li>[[지역]]에 살면서 혈액투석이나 복막투석을 받는 분</li>' +
        '<li>[[지역]]에 살면서 신장을 이식받은 분</li>' +
        '<li>함께하고 싶은 가족</li>' +
        '</ul>' +
        '<p>아직 장애인 등록을 하지 않으셨어도 전화해 주십시오. 등록하는 방법부터 알려 드립니다.</p>',
    },
    {
      id: 'good',
      type: 'text',
      heading: '회원이 되면 무엇이 좋습니까 (표본)',
      html:
        '<ul>' +
        '<li><a href="/transport/apply">병원 이동 차량</a>을 신청할 수 있습니다.</li>' +
        '<li>바뀐 복지 제도를 먼저 알려 드립니다.</li>' +
        '<li>상담을 받고 같은 병을 겪는 이웃을 만납니다.</li>' +
        '<li>교육과 행사 소식을 받습니다.</li>' +
        '<li>협회 일에 의견을 낼 수 있습니다.</li>' +
        '</ul>',
    },
    {
      id: 'need',
      type: 'text',
      heading: '무엇이 필요합니까',
      html:
        '<p>이것만 알려 주시면 됩니다.</p>' +
        '<ul>' +
        '<li>이름과 전화번호</li>' +
        '<li>생년월일과 주소</li>' +
        '<li>투석을 받는지, 이식을 받았는지</li>' +
        '</ul>' +
        '<p>복지카드는 상담할 때 보여 주시면 됩니다. 보여 주시기 어려우면 사무국이 사진을 부탁드릴 수 있습니다.</p>' +
        '<p>번호를 가린 사진만 두었다가 결정한 뒤 30일에 지웁니다. 자세한 것은 <a href="/privacy#items">개인정보 처리방침</a>에 있습니다.</p>',
    },
    {
      id: 'number',
      type: 'callout',
      tone: 'info',
      heading: '주민등록번호는 묻지 않습니다',
      html:
        '<p>누가 협회라고 하며 주민등록번호를 물으면 답하지 마십시오. 사무국으로 전화해 알려 주십시오.</p>' +
        '<p>병 이야기처럼 민감한 정보는 따로 동의를 받은 뒤에만 적습니다.</p>',
    },
    {
      id: 'steps',
      type: 'steps',
      heading: '가입하는 순서',
      items: [
        {
          title: '설명 보고 동의하기',
          text: '어떤 정보를 왜 적는지 읽거나 들으십시오. 동의하지 않을 수도 있습니다. 그때 무엇이 달라지는지도 알려 드립니다.',
        },
        {
          title: '신청하기',
          text: '신청서의 질문에 답하시거나, 사무국에 전화해 “회원 가입”이라고 말씀해 주십시오. 가족이 대신 하셔도 됩니다.',
        },
        { title: '확인하기', text: '사무국이 전화드려 함께 확인합니다. 필요하면 복지카드를 보여 주십시오.' },
        {
          title: '가입 알림 받기',
          text: '가입이 되면 전화로 알려 드립니다. 그때 병원 이동 차량 신청도 함께 하실 수 있습니다.',
        },
      ],
    },
    {
      id: 'sample',
      type: 'callout',
      tone: 'info',
      heading: '표본으로 적은 부분이 있습니다',
      html: '<p>가입할 수 있는 분과 받는 도움은 표본입니다. 협회가 정관을 확인한 뒤 고칩니다.</p>',
    },
    {
      id: 'cost',
      type: 'text',
      heading: '회비가 있습니까',
      html: '<p>회비와 내는 방법은 사무국에 물어봐 주십시오. 협회가 확인하면 이곳에 금액과 기준 날짜를 적겠습니다.</p>',
    },
    {
      id: 'family',
      type: 'text',
      heading: '가족이 대신 신청하실 때',
      html: '<p>먼저 본인에게 물어봐 주십시오. 본인이 곁에 계시면 더 좋습니다. 사무국이 본인 뜻을 한 번 더 확인할 수 있습니다.</p>',
    },
    {
      id: 'leave',
      type: 'text',
      heading: '그만두고 싶을 때',
      html: '<p>언제든 전화로 말씀해 주십시오. 적어 둔 정보를 지워 달라고 하실 수 있습니다. 법에 따라 남겨야 하는 것이 있으면 알려 드립니다.</p>',
    },
    {
      id: 'action',
      type: 'action',
      heading: '이어서 보실 곳',
      actions: [
        { label: '회원 가입 신청하기', href: '/community/membership/apply' },
        { label: '전화와 오시는 길', href: '/association/directions' },
        { label: '병원이송센터', href: '/transport/center' },
      ],
    },
  ],
  sources: [],
  checkedOn: null,
};
