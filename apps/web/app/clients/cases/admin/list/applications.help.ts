import type { ScreenHelp } from '../../../../platform/help/screen-help.ts';

export const applicationsHelp: ScreenHelp = {
  about: '들어온 신청을 모아 보는 화면입니다. 이동 담당과 책임자만 볼 수 있습니다.',
  steps: [
    '누르시면 신청이 열립니다. 기한이 지난 것부터 살펴 주십시오.',
    '이름이나 전화번호 끝 네 자리로 사람을 찾으시려면 위의 칸에 적고 ‘찾기’를 누릅니다.',
    '기다리시는 분과 끝난 신청은 ‘대기’와 ‘끝난 것’에 있습니다.',
  ],
  trouble: '신청이 보이지 않으면 다른 칸에 있는지 먼저 눌러 보십시오.',
  manual: '신청 처리하기',
};
