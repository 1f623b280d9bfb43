import type { ScreenHelp } from '../../platform/help/screen-help.ts';

export const staffHomeHelp: ScreenHelp = {
  about: '오늘 살펴볼 일이 모이는 첫 화면입니다. 맡으신 일만 나옵니다.',
  steps: [
    '숫자를 누르면 그 일을 하는 화면이 열립니다. 노란 칸부터 살펴 주십시오.',
    '새 글은 ‘공지 쓰기’, ‘소식 쓰기’, ‘행사 넣기’에서 바로 쓰십니다.',
    '다른 화면은 맨 위 ‘오늘, 사람, 이동, 글, 관리’나 ‘메뉴’를 누르시면 모두 나옵니다.',
  ],
  trouble: '있어야 할 화면이 없으면 책임자에게 맡은 일을 바꿔 달라고 하십시오.',
  manual: '첫날',
};
