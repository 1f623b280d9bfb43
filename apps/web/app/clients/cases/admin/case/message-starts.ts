/** What the office writes most often; the officer completes it. */
export const messageStarts = [
  {
    name: '전화 부탁',
    text: '신청하신 일로 전화드렸으나 연락이 닿지 않았습니다. 편하신 때에 사무국으로 전화해 주십시오.',
  },
  {
    name: '서류 부탁',
    text: '신청하신 일로 복지카드나 수급자 증명을 보여 주셔야 합니다. 오실 때 가지고 와 주십시오. 사본은 받지 않습니다.',
  },
  {
    name: '약속 확인',
    text: '신청하신 일로 상담 약속을 알려 드립니다. 날짜와 시각: ',
  },
] as const;
