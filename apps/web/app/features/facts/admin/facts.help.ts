import type { ScreenHelp } from '../../../platform/help/screen-help.ts';

export const factsHelp: ScreenHelp = {
  about: '누리집에 나오는 금액과 사실을 한곳에서 고치는 화면입니다.',
  steps: [
    '‘확인이 필요한 것만’을 고르면 확인한 지 1년이 넘은 것이 나옵니다.',
    '출처를 열어 견주어 보고, 같으면 ‘출처와 맞습니다’를 누릅니다.',
    '다르면 ‘고치기’를 눌러 고치고 ‘저장’을 누릅니다. 그 내용이 나오는 모든 화면이 바뀝니다.',
  ],
  trouble: '그사이 다른 분이 고쳤으면 두 내용을 나란히 보여 드립니다. 쓰신 것은 사라지지 않습니다.',
  manual: '금액과 사실 고치기',
};
