import { list, paragraphs, sample, table, type SeedPost } from './seed-post.ts';

export const sampleDaycareNotices: SeedPost[] = [
  {
    day: '2026-01-06',
    title: '(표본) 1월 차림표',
    html: paragraphs('드시면 안 되는 음식이 있으면 미리 말씀해 주십시오.') + sample,
  },
  {
    day: '2026-02-03',
    title: '(표본) 설 연휴에는 쉽니다',
    html: paragraphs('연휴 다음 날부터 다시 엽니다.') + sample,
  },
  {
    day: '2026-03-03',
    title: '(표본) 봄 프로그램이 바뀝니다',
    html:
      table(
        '봄 프로그램',
        ['요일', '오전', '오후'],
        ['월', '체조', '그림'],
        ['수', '노래', '이야기'],
        ['금', '산책', '쉼'],
      ) + sample,
  },
  {
    day: '2026-04-07',
    title: '(표본) 이용 상담을 받습니다',
    html: paragraphs('먼저 전화로 시간을 정해 주십시오.', '오셔서 둘러보실 수 있습니다.') + sample,
  },
  {
    day: '2026-05-06',
    title: '(표본) 갈아입을 옷을 챙겨 주십시오',
    html: list('겉옷 한 벌', '편한 신발') + sample,
  },
  {
    day: '2026-06-03',
    title: '(표본) 감염을 막기 위한 부탁',
    html:
      list('열이 나면 집에서 쉬십시오.', '들어오실 때 손을 씻어 주십시오.', '기침이 나면 마스크를 써 주십시오.') +
      sample,
  },
  {
    day: '2026-07-01',
    title: '(표본) 여름철 물 마시는 양을 알려 주십시오',
    html: paragraphs('의료진이 정해 드린 양을 적어 주시면 그대로 챙겨 드립니다.') + sample,
  },
  {
    day: '2026-08-05',
    title: '(표본) 소독하는 날 안내',
    html: paragraphs('소독하는 날 오후에는 일찍 마칩니다.') + sample,
  },
  {
    day: '2026-09-02',
    title: '(표본) 추석 연휴에는 쉽니다',
    html: paragraphs('연휴에 필요한 약을 미리 챙겨 주십시오.') + sample,
  },
  {
    day: '2026-09-23',
    title: '(표본) 독감 예방접종을 도와 드립니다',
    html: paragraphs('맞기 전에 담당 의료진과 상의해 주십시오.', '원하시면 함께 병원에 갑니다.') + sample,
  },
  {
    day: '2026-10-20',
    title: '(표본) 보호자 모임을 엽니다',
    html: paragraphs('어려운 점을 함께 나누는 자리입니다.', '오시기 어려우면 전화로 말씀해 주십시오.') + sample,
  },
  {
    day: '2026-11-10',
    title: '(표본) 겨울 프로그램을 알려 드립니다',
    pinnedUntil: '2026-12-31',
    html:
      table(
        '겨울 프로그램',
        ['요일', '오전', '오후'],
        ['월', '체조', '뜨개질'],
        ['수', '노래', '그림'],
        ['금', '이야기', '쉼'],
      ) + sample,
  },
];
