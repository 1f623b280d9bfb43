import type { ScreenHelp } from '../../../platform/help/screen-help.ts';

export const linksHelp: ScreenHelp = {
  about: '누리집 글에 있는 링크 가운데 눌러도 열리지 않는 것을 모은 화면입니다.',
  steps: [
    '‘고치러 가기’를 누르면 그 글을 고치는 화면이 열립니다.',
    '링크를 맞는 주소로 바꾸거나 뺀 다음 저장합니다.',
    '바로 확인하시려면 ‘지금 다시 살피기’를 누르고 잠시 뒤 이 화면을 다시 엽니다.',
  ],
  trouble: '고쳤는데 남아 있으면 같은 글에 그 링크가 또 있는지 보십시오. 밤마다 한 번씩 저절로 살핍니다.',
  manual: '깨진 링크 고치기',
};
