import type { SeedPage } from '../seed-page.ts';

export const hopeCenter: SeedPage = {
  slug: 'hope/center',
  title: '희망센터',
  lead: '마음을 털어놓고, 같은 길을 걸은 이웃을 만나는 곳입니다. 다시 할 일도 함께 찾습니다.',
  description: '투석 환자와 가족을 위한 상담, 동료 만남, 일상으로 돌아가기를 돕는 희망센터를 안내합니다.',
  blocks: [
    {
      id: 'urgent',
      type: 'callout',
      tone: 'danger',
      heading: '너무 힘들어 죽고 싶은 생각이 드십니까?',
      html:
        '<p>혼자 견디지 마십시오. 지금 <a href="tel:109">109</a>(자살예방 상담전화)로 전화해 주십시오. 밤에도, 쉬는 날에도 받습니다.</p>' +
        '<p>목숨이 위험한 상황이면 <a href="tel:119">119</a>로 바로 전화해 주십시오.</p>',
    },
    {
      id: 'feel',
      type: 'text',
      heading: '마음이 힘든 것은 약해서가 아닙니다',
      html:
        '<p>투석을 시작하면 하루가 통째로 바뀝니다. 먹는 것도, 일하는 것도, 만나는 사람도 달라집니다. 슬프고 화나고 지치는 것은 당연합니다.</p>' +
        '<p>영국의 한 보고서는 투석 환자 세 명 가운데 한 명이 우울증을 겪는다고 적었습니다. 드문 일이 아닙니다. 도움을 받으면 나아질 수 있습니다.</p>',
    },
    {
      id: 'signs',
      type: 'text',
      heading: '이럴 때 전화해 주십시오',
      html:
        '<ul>' +
        '<li>잠이 안 오거나 하루 종일 누워 있고 싶을 때</li>' +
        '<li>입맛이 없고 즐겁던 일이 시들할 때</li>' +
        '<li>투석을 그만두고 싶다는 생각이 들 때</li>' +
        '<li>가족에게 짐이 된다고 느낄 때</li>' +
        '<li>돌보는 가족이 지치고 외로울 때</li>' +
        '</ul>' +
        '<p>투석을 거르고 싶은 마음이 들면 먼저 다니는 병원에도 말씀해 주십시오. 투석을 거르면 몸이 위험해집니다.</p>',
    },
    {
      id: 'help',
      type: 'comparison',
      heading: '세 가지로 돕습니다',
      caption: '희망센터가 하는 일 (표본)',
      columns: ['무엇을 합니까', '어떻게 합니까'],
      rows: [
        { label: '상담', cells: ['힘든 마음과 걱정을 듣습니다.', '전화로, 만나서, 가족과 함께 합니다.'] },
        {
          label: '동료 만남',
          cells: ['먼저 투석하거나 이식받은 이웃을 소개합니다.', '직원이 두 분 뜻을 묻고 이어 드립니다.'],
        },
        {
          label: '일상으로',
          cells: ['일, 배움, 여행, 취미를 다시 시작합니다.', '투석 시간에 맞춰 할 수 있는 것부터 찾습니다.'],
        },
      ],
    },
    {
      id: 'peer',
      type: 'text',
      heading: '겪어 본 사람의 말은 다릅니다',
      html:
        '<p>의사와 간호사는 병을 잘 압니다. 그러나 투석한 날 저녁이 어떤지는 겪은 사람이 압니다.</p>' +
        '<p>먼저 겪은 환자와 이야기를 나눈 뒤 생활이 나아졌다는 연구가 있습니다. 원하지 않으면 언제든 그만둘 수 있습니다.</p>',
    },
    {
      id: 'lamp',
      type: 'figure',
      art: 'lamp-spot',
      alt: '해가 떠오르는 바닷가 언덕에 등대가 서 있는 그림입니다.',
      caption: '해는 다시 뜹니다. 그때까지 불을 켜 두겠습니다.',
    },
    {
      id: 'life',
      type: 'text',
      heading: '다시 내 하루를 찾는 법',
      html:
        '<ul>' +
        '<li><strong>일:</strong> 투석 요일과 시간을 회사와 어떻게 의논할지 함께 생각합니다.</li>' +
        '<li><strong>배움:</strong> 짧게, 가까운 곳에서 배울 것을 찾습니다.</li>' +
        '<li><strong>여행:</strong> 가려는 곳의 투석 병원을 미리 알아보는 법을 알려 드립니다.</li>' +
        '<li><strong>취미:</strong> 걷기, 노래, 그림처럼 작은 것부터 시작합니다.</li>' +
        '</ul>',
    },
    {
      id: 'family',
      type: 'text',
      heading: '가족도 도움을 받으십시오',
      html: '<p>돌보는 분의 마음도 돌봐야 합니다. 환자와 따로 전화하셔도 괜찮습니다. 들은 이야기는 허락 없이 전하지 않습니다.</p>',
    },
    {
      id: 'steps',
      type: 'steps',
      heading: '상담은 이렇게 받습니다',
      items: [
        {
          title: '전화하기',
          text: '사무국으로 전화해 “희망센터 상담”이라고 말씀해 주십시오. 이름을 밝히지 않으셔도 됩니다.',
        },
        { title: '약속 잡기', text: '투석이 없는 날로 시간을 정합니다. 나오기 힘드시면 전화로 합니다.' },
        { title: '이야기하기', text: '하고 싶은 만큼만 하시면 됩니다. 말이 나오지 않으면 가만히 계셔도 됩니다.' },
        { title: '다음에 할 일 정하기', text: '동료를 만날지, 병원 치료를 받을지, 혜택을 알아볼지 함께 정합니다.' },
      ],
    },
    {
      id: 'secret',
      type: 'callout',
      tone: 'info',
      heading: '비밀을 지킵니다',
      html: '<p>상담한 내용은 밖에 알리지 않습니다. 다만 목숨이 위험할 때는 도울 곳에 알립니다.</p>',
    },
    {
      id: 'sample',
      type: 'callout',
      tone: 'info',
      heading: '표본으로 적은 부분이 있습니다',
      html: '<p>센터가 하는 일은 누리집을 준비하며 쓴 표본입니다. 센터가 확인한 뒤 고칩니다.</p>',
    },
  ],
  sources: [
    {
      title: '보건복지부 보도자료 (2024년 1월 2일): 자살예방 상담전화 109',
      href: 'https://eiec.kdi.re.kr/policy/materialView.do?num=246730',
    },
    { title: '뉴스핌 기사 (2024년 1월 2일): 109는 24시간 운영', href: 'https://newspim.com/news/view/20240102000281' },
    {
      title: '미국 한림원 TCRP 보고서 203: 투석을 거르면 입원으로 이어짐',
      href: 'https://nap.nationalacademies.org/catalog/25385',
    },
    { title: '영국 보고서 「Dialysis transport: finding a way together」: 투석 환자의 우울' },
    {
      title: '학술지 Kidney Diseases 7권 4호: 온라인 동료 상담 연구',
      href: 'https://karger.com/kdd/article/7/4/323/186087',
    },
  ],
  checkedOn: '2026-11-15',
};
