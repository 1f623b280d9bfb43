import type { ScreenHelp } from '../../../platform/help/screen-help.ts';

export const formatRequestsHelp: ScreenHelp = {
  about: '글을 큰 글자, 점자, 소리처럼 다른 형식으로 달라고 하신 분들입니다. 법이 정한 기한은 7일입니다.',
  steps: [
    '위에 있는 것일수록 기한이 가깝습니다. 위에서부터 살펴 주십시오.',
    '드린 뒤에는 ‘마침’을 누르고 무엇으로 드렸는지 적습니다.',
    '전화로 요청하시면 ‘전화로 받은 요청 적기’를 누릅니다.',
  ],
  trouble: '잘못 마치셨으면 그 요청의 ‘마침 되돌리기’를 누르십시오.',
  manual: '다른 형식 요청 챙기기',
};
