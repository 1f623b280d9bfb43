import { keptWhileTyping, type ScreenHelp } from '../../../platform/help/screen-help.ts';

export const eventHelp: ScreenHelp = {
  about: '행사를 올리고 고치는 화면입니다.',
  steps: [
    '제목, 날짜와 시각, 장소를 적습니다.',
    '여러 번 열리면 반복을 고릅니다. 앞으로 열리는 날이 나오면 쉬는 날만 ‘빼기’를 누릅니다.',
    '‘저장’을 누르면 행사와 일정에 바로 나옵니다.',
  ],
  trouble: keptWhileTyping,
  manual: '행사 올리기',
};
