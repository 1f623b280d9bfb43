import type { Duty } from '@kidney/contract/office/duties/duties.schema.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import type { SheetColumn } from '../../platform/spreadsheet/write-spreadsheet.ts';

export const columns: readonly SheetColumn<Duty>[] = [
  { heading: '할 일', write: (of) => of.title },
  { heading: '기한', write: (of) => of.dueOn },
  { heading: '방법', write: (of) => of.note },
  { heading: '하는 곳', write: (of) => of.href ?? '' },
  { heading: '지난해 것을 마친 날', write: (of) => (of.doneAt ? seoulDate(new Date(of.doneAt)) : '') },
];
