import type { ScreenHelp } from '../../../../platform/help/screen-help.ts';

export const secondFactorHelp: ScreenHelp = {
  about: '비밀번호 말고 한 가지를 더 확인하도록 등록하는 화면입니다. 책임자와 이동 담당은 꼭 있어야 합니다.',
  steps: [
    '‘이 기기에 패스키 만들기’를 누르고 지문이나 화면 잠금으로 확인합니다. 가장 쉽습니다.',
    '패스키를 쓸 수 없으면 ‘인증 앱 쓰기’를 누릅니다.',
    '복구 번호 열 개가 나오면 종이에 적고 ‘적어 두었습니다’를 누릅니다.',
  ],
  trouble: '휴대전화를 잃어버리셨으면 복구 번호로 들어와 잃어버린 것을 지우고 새로 등록하십시오.',
  manual: '첫날',
};
