import { list, paragraphs, sample, type SeedPost } from './seed-post.ts';

export const sampleDaycareNews: SeedPost[] = [
  {
    day: '2026-01-21',
    title: '(표본) 윷놀이로 새해를 열었습니다',
    html: paragraphs('편을 갈라 윷을 던지며 크게 웃었습니다.', '이긴 편도 진 편도 떡국을 함께 먹었습니다.') + sample,
  },
  {
    day: '2026-02-18',
    title: '(표본) 그림 그리기 시간이 생겼습니다',
    html: paragraphs('투석이 없는 날에 모여 색연필로 그림을 그립니다.', '처음이신 분도 금세 따라 하십니다.') + sample,
  },
  {
    day: '2026-03-18',
    title: '(표본) 화분에 봄꽃을 심었습니다',
    html: paragraphs('이름표를 달아 창가에 두었습니다.', '물 주는 날은 함께 정했습니다.') + sample,
  },
  {
    day: '2026-04-15',
    title: '(표본) 앉아서 하는 체조를 배웠습니다',
    html:
      list('어깨 돌리기', '발목 당기기', '깊게 숨 쉬기') +
      paragraphs('집에서도 할 수 있는 동작만 골랐습니다.') +
      sample,
  },
  {
    day: '2026-05-13',
    title: '(표본) 어버이날에 꽃을 달아 드렸습니다',
    html: paragraphs('종이꽃을 손수 접어 서로 달아 드렸습니다.') + sample,
  },
  {
    day: '2026-06-10',
    title: '(표본) 싱거운 나물 무침을 만들었습니다',
    html:
      paragraphs('데친 나물을 식초와 깨로 무쳤습니다.') +
      '<blockquote><p>소금을 덜어도 이렇게 맛있는 줄 몰랐습니다.</p></blockquote>' +
      sample,
  },
  {
    day: '2026-07-08',
    title: '(표본) 옛 노래를 함께 불렀습니다',
    html: paragraphs('노랫말을 크게 적어 벽에 붙였습니다.', '박수를 치며 여섯 곡을 불렀습니다.') + sample,
  },
  {
    day: '2026-08-12',
    title: '(표본) 부채를 만들었습니다',
    html: paragraphs('한지에 먹으로 꽃을 그렸습니다.', '다 만든 부채는 댁으로 가져가셨습니다.') + sample,
  },
  {
    day: '2026-09-09',
    title: '(표본) 가족이 다녀가셨습니다',
    html: paragraphs('가족께 하루를 어떻게 보내는지 보여 드렸습니다.', '궁금한 점을 묻고 답했습니다.') + sample,
  },
  {
    day: '2026-09-30',
    title: '(표본) 송편을 빚었습니다',
    html: paragraphs('크기를 작게 하고 속은 조금만 넣었습니다.', '드시는 양은 저마다 달리 했습니다.') + sample,
  },
  {
    day: '2026-10-21',
    title: '(표본) 가까운 공원으로 산책을 다녀왔습니다',
    html: paragraphs('쉬어 가며 천천히 걸었습니다.', '휠체어를 타신 분도 함께하셨습니다.') + sample,
  },
  {
    day: '2026-11-11',
    title: '(표본) 겨울 이불을 새로 마련했습니다',
    html: paragraphs('쉬는 방의 이불과 베개를 새것으로 바꾸었습니다.') + sample,
  },
];
