import type { SeedPage } from '../seed-page.ts';

export const associationHistory: SeedPage = {
  slug: 'association/history',
  title: '연혁',
  lead: '2000년 가을, 울산에서 함께 걷기 시작했습니다. 자료로 확인한 일만 해를 적었습니다.',
  description: '2000년 10월에 시작한 울산 신장장애인협회가 걸어온 길입니다.',
  blocks: [
    {
      id: 'known',
      type: 'timeline',
      heading: '걸어온 길',
      items: [
        {
          when: '2000년 10월',
          title: '울산에서 문을 열었습니다',
          text: '전국 협회의 울산 지부로 시작했습니다.',
        },
        {
          when: '2000년대 초',
          title: '생활을 돕는 일을 하나씩 시작했습니다',
          text: '사랑나눔의 집과 주간보호센터를 꾸렸습니다. 건강 세미나와 무료 소변·혈압 검사도 열었습니다. 장기기증을 알리고 소식지 「아름다운동행」을 냈습니다.',
        },
        {
          when: '2005년',
          title: '우리 차가 필요하다고 알렸습니다',
          text: '그때 울산의 신장병 환자는 724명이었습니다. 상근 직원은 세 명이었습니다. 협회는 환자를 모실 차가 필요하다고 언론에 알렸습니다.',
        },
        {
          when: '2023년',
          title: '협회 차를 고쳤습니다',
          text: '한국장애인재단과 삼성화재애니카의 ‘드림카’ 사업이 수리를 도왔습니다. 이때 직원은 일곱 명이었습니다.',
        },
      ],
    },
    {
      id: 'unknown',
      type: 'timeline',
      heading: '날짜를 확인하고 있는 일 (표본)',
      items: [
        {
          when: '○○○○년 (표본)',
          title: '병원이송센터가 운행을 시작했습니다 (표본)',
          text: '첫 운행 날짜를 찾고 있습니다.',
        },
        {
          when: '○○○○년 (표본)',
          title: '승합차가 세 대로 늘었습니다 (표본)',
          text: '차마다 들어온 날을 찾고 있습니다.',
        },
        { when: '○○○○년 (표본)', title: '희망센터가 문을 열었습니다 (표본)', text: '문을 연 날을 찾고 있습니다.' },
      ],
    },
    {
      id: 'van',
      type: 'figure',
      art: 'chair-spot',
      alt: '콩팥 무늬가 그려진 협회 승합차 그림입니다.',
      caption: '차가 없어 애태우던 때도 있었습니다.',
    },
    {
      id: 'help',
      type: 'callout',
      tone: 'info',
      heading: '옛 사진이나 소식지를 갖고 계십니까?',
      html: '<p>빈 곳을 함께 채우고 싶습니다. 갖고 계신 자료가 있으면 사무국으로 전화해 주십시오.</p>',
    },
  ],
  sources: [
    { title: '울산 지역 언론 uwnews.co.kr 기사 (2005년 8월 27일): 2000년 시작, 초기 사업, 2005년 환자와 직원 수' },
    { title: '드림카 누리집 dreamcar.kfpd.org 지원 이야기 (2023년): 차량 수리와 직원 수' },
  ],
  checkedOn: '2026-11-14',
};
