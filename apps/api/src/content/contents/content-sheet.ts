import { kindNames, stateNames } from '@kidney/contract/content/contents/contents.paths.ts';
import type { Content } from '@kidney/contract/content/contents/contents.schema.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import type { SheetColumn } from '../../platform/spreadsheet/write-spreadsheet.ts';

const dayOf = (moment: string | null | undefined) => (moment ? seoulDate(new Date(moment)) : '');

/** Without the names of who wrote: a list of people goes out another way. */
export const columns: readonly SheetColumn<Content>[] = [
  { heading: '종류', write: (of) => kindNames[of.kind] },
  { heading: '제목', write: (of) => of.title },
  { heading: '상태', write: (of) => stateNames[of.state] },
  { heading: '공개하는 날', write: (of) => dayOf(of.publicFrom) },
  { heading: '고친 날', write: (of) => dayOf(of.changedAt) },
  { heading: '지운 날', write: (of) => dayOf(of.removed?.at) },
  { heading: '주소', write: (of) => of.path },
];
