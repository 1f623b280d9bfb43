import type { ScreenHelp } from '../../../platform/help/screen-help.ts';

export const eventRegistrationsHelp: ScreenHelp = {
  about: '행사에 오실 분의 신청을 누리집에서 받고, 날마다 명단을 봅니다.',
  steps: [
    '행사의 ‘신청 받기 정하기’를 누르고 자리 수와 언제까지 받을지 정합니다.',
    '날짜를 누르시면 그날의 명단이 나옵니다. 전화로도 신청을 받으실 수 있습니다.',
    '‘전화할 분’이 있으면 명단에서 전화하신 뒤 ‘전화했습니다’를 누릅니다.',
  ],
  trouble:
    '‘행사 날짜가 바뀌었거나 행사가 없어졌습니다’가 보이면 그 명단을 열어 신청을 다른 날로 옮기거나 그날을 취소해 주십시오.',
  manual: '행사 신청 받기',
};
