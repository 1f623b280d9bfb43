import type { ScreenHelp } from '../../../../platform/help/screen-help.ts';

export const takeCallHelp: ScreenHelp = {
  about: '전화하신 분의 말씀을 들으며 신청을 대신 적는 화면입니다.',
  steps: [
    '먼저 동의를 읽어 드리고, 동의하신 것에 표시합니다.',
    '들으신 대로 적습니다. 이미 아는 것은 채워져 있습니다.',
    '다 적으셨으면 ‘접수하기’를 누릅니다. 접수 번호를 불러 드려 주십시오.',
  ],
  trouble:
    '필수 동의를 모두 표시하신 뒤에는 쓰시는 대로 임시 저장됩니다. 두 번 누르셔도 신청은 하나만 만들어집니다. 고칠 곳이 있으면 위에 나옵니다.',
  manual: '전화로 신청 받기',
};
