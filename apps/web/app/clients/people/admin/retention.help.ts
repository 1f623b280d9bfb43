import type { ScreenHelp } from '../../../platform/help/screen-help.ts';

export const retentionHelp: ScreenHelp = {
  about: '보관 기간이 지난 개인정보를 밤마다 저절로 지웁니다. 한 번에 많이 지우게 될 때만 책임자께 여쭙니다.',
  steps: [
    '기다리는 것이 있으면 몇 건인지 보시고 ‘지우는 데 동의’를 누릅니다. 되돌릴 수 없습니다.',
    '숫자가 이상하면 누르지 마시고 설정의 보관 기간을 먼저 확인하십시오.',
    '아래에는 지운 기록과, 요청을 받아 지운 기록이 남습니다. 누구였는지는 남지 않습니다.',
  ],
  trouble: '동의하셨는데 한 시간이 지나도 그대로면 서버를 맡은 분께 알려 주십시오.',
  manual: '개인정보 보관 기간과 지우기',
};
