import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { SheetColumn } from '../../platform/spreadsheet/write-spreadsheet.ts';

/** What somebody needs who holds the list against its sources away from the screen. */
export const columns: readonly SheetColumn<Fact>[] = [
  { heading: '이름', write: (of) => of.label },
  { heading: '내용', write: (of) => of.value },
  { heading: '계산에 쓰는 금액', write: (of) => of.amount?.toString() ?? '' },
  { heading: '덧붙이는 말', write: (of) => of.note ?? '' },
  { heading: '시행일', write: (of) => of.effectiveFrom ?? '' },
  { heading: '출처', write: (of) => of.source },
  { heading: '출처 주소', write: (of) => of.sourceHref ?? '' },
  { heading: '확인한 날', write: (of) => of.checkedOn ?? '' },
  { heading: '알려진 날', write: (of) => of.knownSince ?? '' },
];
