/** What an office like ours writes, in pieces: the first of each are chosen more often, as in any language. */
const who = [
  '회원',
  '보호자',
  '환자',
  '어르신',
  '자원봉사자',
  '울산 시민',
  '간호사',
  '사회복지사',
  '신입 회원',
  '가족',
];
const where = [
  '투석 병원',
  '인공신장실',
  '협회 사무국',
  '주간보호센터',
  '희망센터',
  '강당',
  '보건소',
  '남구 복지관',
  '태화강',
];
const what = [
  '혈액투석 일정',
  '식이요법 교육',
  '정기총회',
  '이동 지원 신청',
  '복막투석 상담',
  '장기기증 캠페인',
  '나들이 참가자',
  '건강 검진 결과',
  '후원 물품',
  '소식지 원고',
  '의료비 지원 서류',
  '자조 모임',
];
const does = [
  '안내합니다',
  '모집합니다',
  '알려 드립니다',
  '변경되었습니다',
  '마감되었습니다',
  '준비하고 있습니다',
  '함께합니다',
];
const when = [
  '오는 월요일',
  '이번 주',
  '다음 달',
  '설 연휴',
  '추석 앞',
  '오전 열 시',
  '오후 두 시',
  '올해 봄',
  '지난가을',
];

/** A number that looks like chance and is the same in every run. */
function chance(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32;
}

const pick = (words: readonly string[], seed: number) => words[Math.floor(chance(seed) ** 2 * words.length)] ?? '';

export function sentencesOf(count: number): string[] {
  return Array.from({ length: count }, (_, n) => {
    const [a, b, c, d, e] = [1, 2, 3, 4, 5].map((part) => n * 7 + part * 1_000_003) as [
      number,
      number,
      number,
      number,
      number,
    ];
    return `${pick(when, a)} ${pick(where, b)}에서 ${pick(who, c)} 여러분께 ${pick(what, d)} ${n}번을 ${pick(does, e)}.`;
  });
}

/** Words that stand in one entry of so many, and one that only old entries hold. */
export const sown = {
  everyHundred: '수국정원',
  everyThousand: '무지개다리',
  rare: '은하수캠프',
  old: '옛이름마당',
} as const;
