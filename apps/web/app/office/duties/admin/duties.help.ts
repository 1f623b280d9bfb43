import type { ScreenHelp } from '../../../platform/help/screen-help.ts';

export const dutiesHelp: ScreenHelp = {
  about: '해마다 같은 날까지 할 일을 잊지 않도록 모은 화면입니다. 책임자가 고칩니다.',
  steps: [
    '일을 끝내셨으면 ‘2026년 것 마침’처럼 그 해가 적힌 단추를 누릅니다. 다음 해로 넘어갑니다.',
    '새로 생긴 일은 ‘할 일 추가’를 눌러 넣습니다.',
    '날이 바뀌었으면 ‘고치기’를 누릅니다.',
  ],
  trouble: '잘못 누르셨으면 ‘마침 되돌리기’를 누르십시오.',
  manual: '해마다 할 일',
};
