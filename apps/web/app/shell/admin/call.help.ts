import type { ScreenHelp } from '../../platform/help/screen-help.ts';

export const callHelp: ScreenHelp = {
  about: '전화를 받으면서 여는 화면입니다. 누구신지 찾고, 신청을 대신 적어 드립니다.',
  steps: [
    '전화번호 끝 네 자리나 이름을 적고 ‘찾기’를 누릅니다.',
    '찾은 분의 이름을 누르시면 그동안의 신청과 동의가 나옵니다.',
    '지금 끝내지 못하면 메모를 남깁니다. ‘전화할 곳’에 나옵니다.',
    '처음 전화하신 분이면 ‘이동 신청 받기’나 ‘회원 가입 받기’를 누릅니다.',
  ],
  trouble: '찾은 분이 없으면 보호자의 전화번호로도 찾아 보십시오.',
  manual: '전화로 신청 받기',
};
