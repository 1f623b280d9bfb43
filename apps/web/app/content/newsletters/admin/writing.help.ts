import type { ScreenHelp } from '../../../platform/help/screen-help.ts';

export const newsletterHelp: ScreenHelp = {
  about: '소식지를 올리고 고치는 화면입니다.',
  steps: [
    '호수, 제목, 펴낸 날을 적고 PDF 파일을 올립니다.',
    '요약에는 이번 호에 무엇이 있는지 짧게 적습니다.',
    '나중에 보이려면 ‘숨겨 둡니다’를 고릅니다.',
    '‘저장’을 누릅니다. 쪽 그림은 저절로 만들어지며, 화면을 닫으셔도 됩니다.',
  ],
  trouble: '쪽 그림을 만들지 못하면 까닭이 나옵니다. PDF를 고쳐 다시 올리시면 됩니다.',
  manual: '소식지 올리기',
};
