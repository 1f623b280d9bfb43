import { keptWhileTyping, type ScreenHelp } from '../../../platform/help/screen-help.ts';

export const newPostHelp: ScreenHelp = {
  about: '새 글을 쓰는 화면입니다.',
  steps: [
    '제목과 내용을 적습니다. 사진에는 사진 설명을 꼭 적습니다.',
    '‘지금 올리기’, ‘때를 정해 올리기’, ‘올리지 않고 보관하기’ 가운데 하나를 고릅니다.',
    '‘미리보기’로 살펴보고 맨 아래 단추를 누릅니다.',
  ],
  trouble: keptWhileTyping,
  manual: '공지 쓰기',
};

export const changedPostHelp: ScreenHelp = {
  about: '올린 글을 고치는 화면입니다.',
  steps: [
    '글을 고치고 ‘저장’을 누르면 누리집에 바로 바뀌어 보입니다.',
    '잠시 내리시려면 ‘누리집에서 내리고 보관하기’를 고릅니다.',
    '예전 글은 ‘고친 기록’에서 보고 되돌립니다.',
  ],
  trouble: '그사이 다른 분이 고쳤으면 두 글을 나란히 보여 드립니다. 쓰신 글은 사라지지 않습니다.',
  manual: '공지 쓰기',
};
