import type { ScreenHelp } from '../../../platform/help/screen-help.ts';

export const watchHelp: ScreenHelp = {
  about: '누리집이 잘 돌고 있는지 보는 화면입니다. 책임자만 봅니다.',
  steps: [
    '‘모두 좋습니다’가 나오면 하실 일이 없습니다.',
    '느낌표가 붙은 칸이 있으면 적힌 대로 하십시오. 고친 뒤에 화면을 다시 열면 그 칸이 사라집니다.',
    '업체에 알리실 때는 그 칸의 제목을 그대로 읽어 주십시오.',
  ],
  trouble: '이 화면이 열리지 않으면 누리집이 멈춘 것입니다. 바로 업체에 전화하십시오.',
  manual: '이상할 때',
};
