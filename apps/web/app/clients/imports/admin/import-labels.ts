import { importFields, type ImportState, type ListKind } from '@kidney/contract/clients/imports/import-names.paths.ts';
import type { ImportPreview, ImportRecord } from '@kidney/contract/clients/imports/imports.schema.ts';
import type { StaffImportPreview, StaffImportRecord } from '@kidney/contract/clients/imports/staff-imports.schema.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';

export type ListRecord = ImportRecord | StaffImportRecord;
export type ListPreview = ImportPreview | StaffImportPreview;

export const kindWords: Record<ListKind, string> = { members: '회원', supporters: '후원자', staff: '직원' };

export const stateWords: Record<ImportState, { word: string; icon: IconName }> = {
  new: { word: '새로 넣음', icon: 'plus' },
  known: { word: '아는 분', icon: 'person' },
  same: { word: '이미 있음', icon: 'check' },
  double: { word: '겹침', icon: 'copy' },
  'no-consent': { word: '동의한 날 없음', icon: 'clock' },
  wrong: { word: '고칠 것 있음', icon: 'alert' },
};

export const labelOf = (kind: ListKind, field: string): string =>
  importFields[kind].find(({ name }) => name === field)?.label ?? '';

/** `471명 새로 넣음, 2명 아는 분`: what there is nothing of is not said. */
export function countsInWords(counts: Partial<Record<ImportState, number>>): string {
  const said = Object.entries(stateWords).flatMap(([state, { word }]) => {
    const count = counts[state as ImportState] ?? 0;
    return count > 0 ? [`${word} ${count}`] : [];
  });
  return said.join(' · ');
}

export const numberIn = ({ new: fresh = 0, known = 0 }: Partial<Record<ImportState, number>>): number => fresh + known;
