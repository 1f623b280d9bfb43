import { boardNames, boards } from '@kidney/contract/content/boards/board-kinds.paths.ts';
import type { OldPostFormat, OldPostState } from '@kidney/contract/content/old-posts/old-post-names.paths.ts';
import type { OldPostRecord } from '@kidney/contract/content/old-posts/old-posts.schema.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';

export const formatWords: Record<OldPostFormat, string> = {
  wordpress: '워드프레스',
  gnuboard: '그누보드',
  sheet: '엑셀 목록',
};

export const stateWords: Record<OldPostState, { word: string; icon: IconName }> = {
  new: { word: '새로 넣음', icon: 'plus' },
  same: { word: '이미 있음', icon: 'check' },
  double: { word: '겹침', icon: 'copy' },
  wrong: { word: '넣지 못함', icon: 'alert' },
};

export const boardChoices = [
  { value: '', label: '옮기지 않음' },
  ...boardNames.map((value) => ({ value: value as string, label: boards[value].title as string })),
];

/** What there is nothing of is not said. */
export function countsInWords(counts: OldPostRecord['counts']): string {
  const states = Object.entries(stateWords).flatMap(([state, { word }]) => {
    const count = counts[state as OldPostState];
    return count > 0 ? [`${word} ${count}`] : [];
  });
  return [
    ...states,
    ...(counts.files > 0 ? [`사진과 파일 ${counts.files}`] : []),
    ...(counts.addresses > 0 ? [`옛 주소 ${counts.addresses}`] : []),
  ].join(' · ');
}
