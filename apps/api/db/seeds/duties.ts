import type { CreateDuty } from '@kidney/contract/office/duties/duties.schema.ts';

/** What the law and the calendar ask of every association that takes donations and writes about benefits. */
export const startingDuties: CreateDuty[] = [
  {
    title: '새해에 바뀐 금액과 사실 확인',
    note: '장애인연금, 기준 중위소득, 의료급여, 본인부담 상한액을 새해 금액으로 고칩니다.',
    month: 1,
    day: 31,
  },
  {
    title: '주간보호 후원금 수입과 사용 결과 공개',
    note: '시설 게시판과 누리집에 석 달 넘게 둡니다. 후원하신 분께도 알려 드립니다.',
    month: 3,
    day: 31,
  },
  {
    title: '기부금 모금액과 활용실적 명세서 공개',
    note: '협회 누리집과 국세청 홈택스에 함께 올립니다.',
    href: '/love/reports',
    month: 4,
    day: 30,
  },
  { title: '기부금영수증 발급합계표 제출', note: '홈택스나 세무서에 냅니다.', month: 6, day: 30 },
  {
    title: '다음 해 공휴일과 운행하지 않는 날 확인',
    note: '새해 공휴일이 모두 나오는지 보고, 쉬는 날을 더 넣습니다.',
    month: 12,
    day: 15,
  },
];
