import type { ScreenHelp } from '../../../platform/help/screen-help.ts';

export const recordsHelp: ScreenHelp = {
  about: '누가 언제 무엇을 했는지 보는 화면입니다. 책임자만 봅니다.',
  steps: [
    '사람, 한 일, 날짜를 고르고 ‘찾기’를 누릅니다.',
    '지난달이 ‘점검을 기다립니다’로 나오면 그 달의 기록을 훑어봅니다.',
    '이상한 일이 없으면 ‘점검함으로 적기’를 누릅니다.',
  ],
  trouble: '모르는 사람이나 모르는 곳이 보이면 점검함으로 적지 마시고, 그 계정부터 닫으십시오.',
  manual: '이상할 때',
};
