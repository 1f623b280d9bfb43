import type { DraftState } from './draft-keeper.ts';
import { timeOf } from '../../moment-labels.ts';

export function draftInWords(draft: DraftState): string {
  switch (draft.kind) {
    case 'untouched':
      return '아직 고친 것이 없습니다.';
    case 'waiting':
      return '임시 저장하는 중입니다.';
    case 'kept':
      return `임시 저장했습니다 · ${timeOf(draft.at)}`;
    case 'failed':
      return '임시 저장하지 못했습니다. 인터넷을 확인해 주십시오.';
  }
}
