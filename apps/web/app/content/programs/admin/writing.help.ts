import { keptWhileTyping, type ScreenHelp } from '../../../platform/help/screen-help.ts';

export const programHelp: ScreenHelp = {
  about: '주간보호 프로그램을 올리고 고치는 화면입니다.',
  steps: [
    '이름, 내용, 요일과 시각을 적습니다.',
    '사진을 올리고 사진마다 설명을 적습니다. 첫 사진이 목록에 나옵니다.',
    '순서는 작은 수가 먼저 나옵니다. 다 적으셨으면 ‘저장’을 누릅니다.',
  ],
  trouble: keptWhileTyping,
  manual: '프로그램 올리기',
};
