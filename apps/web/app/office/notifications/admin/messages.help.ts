import type { ScreenHelp } from '../../../platform/help/screen-help.ts';

export const messagesHelp: ScreenHelp = {
  about: '누리집이 보낸 메일과 문자를 살펴보는 화면입니다. 책임자만 봅니다.',
  steps: [
    '‘살펴볼 것’에 가지 못한 메시지가 나옵니다.',
    '잠깐 막혔던 것이면 ‘다시 보내기’를 누릅니다.',
    '보낼 길이 없으면 ‘복사해서 전하기’를 눌러 직접 전하고 ‘직접 전했습니다’를 누릅니다.',
    '한 분께 새로 쓰시려면 받는 곳과 글을 적고 ‘보내기’를 누릅니다.',
  ],
  trouble: '같은 까닭으로 자꾸 가지 않으면 누리집을 돌보는 업체에 알려 주십시오.',
  manual: '메시지 살펴보기',
};
