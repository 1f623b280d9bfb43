/** What a screen of staff says about itself. Names of buttons stand in ‘’, and are really there. */
export interface ScreenHelp {
  /** What the screen is for. */
  about: string;
  /** How the main thing is done. */
  steps: readonly string[];
  /** What to do when it goes wrong. */
  trouble: string;
  /** The heading in the office manual (docs/ko) that says more. */
  manual: string;
}

/** True of every screen on which one writes for long. */
export const keptWhileTyping =
  '쓰시는 동안 저절로 임시 저장합니다. 창이 닫혔으면 이 화면을 다시 열고 ‘이어서 고치기’를 누르십시오.';
