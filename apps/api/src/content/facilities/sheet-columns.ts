import type { FacilityContent } from '@kidney/contract/content/facilities/facilities.schema.ts';
import {
  readDate,
  readDays,
  readKnown,
  readNumber,
  readShifts,
  writeDays,
  writeKnown,
  writeShifts,
  type Reading,
} from './sheet-labels.ts';

export interface Column {
  heading: string;
  otherHeadings?: readonly string[];
  isRequired?: true;
  /** The field that it fills, as the contract's checks name it. */
  field: string;
  read(cell: string): Reading;
  write(facility: FacilityContent): string;
}

const asIs = (cell: string): Reading => ({ value: cell });
const isRequired = true;

/** One table for the file that goes out and the file that comes in. */
export const columns: readonly Column[] = [
  {
    heading: '이름',
    otherHeadings: ['병원', '병원 이름', '기관명'],
    field: 'name',
    isRequired,
    read: asIs,
    write: (of) => of.name,
  },
  {
    heading: '구·군',
    otherHeadings: ['구군', '구', '지역'],
    field: 'district',
    isRequired,
    read: asIs,
    write: (of) => of.district,
  },
  { heading: '주소', field: 'address', isRequired, read: asIs, write: (of) => of.address },
  {
    heading: '전화',
    otherHeadings: ['전화번호', '연락처'],
    field: 'phone',
    isRequired,
    read: asIs,
    write: (of) => of.phone,
  },
  { heading: '시간대', field: 'shifts', isRequired, read: readShifts, write: (of) => writeShifts(of.shifts) },
  {
    heading: '요일',
    otherHeadings: ['투석 요일'],
    field: 'days',
    isRequired,
    read: readDays,
    write: (of) => writeDays(of.days),
  },
  { heading: '투석 기계', field: 'machines', read: readNumber, write: (of) => of.machines?.toString() ?? '' },
  { heading: '공휴일', field: 'holidayNote', read: asIs, write: (of) => of.holidayNote },
  { heading: '휠체어', field: 'wheelchair', read: readKnown, write: (of) => writeKnown(of.wheelchair) },
  { heading: '주차', field: 'parking', read: readKnown, write: (of) => writeKnown(of.parking) },
  { heading: '방문 투석', field: 'visitors', read: readKnown, write: (of) => writeKnown(of.visitors) },
  { heading: '등급', field: 'grade.value', read: asIs, write: (of) => of.grade?.value ?? '' },
  { heading: '평가 연도', field: 'grade.year', read: readNumber, write: (of) => of.grade?.year.toString() ?? '' },
  {
    heading: '협회 차량',
    field: 'shuttle',
    read: (cell) => {
      const reading = readKnown(cell);
      return reading.problem === undefined ? { value: reading.value === true } : reading;
    },
    write: (of) => writeKnown(of.shuttle),
  },
  { heading: '확인일', field: 'checkedOn', isRequired, read: readDate, write: (of) => of.checkedOn },
  { heading: '메모', otherHeadings: ['비고'], field: 'note', read: asIs, write: (of) => of.note },
];

const plain = (heading: string) => heading.normalize('NFC').replaceAll(/[\s·*]|\(.*\)/g, '');

export function columnOf(heading: string): Column | undefined {
  const wanted = plain(heading);
  return columns.find((column) =>
    [column.heading, ...(column.otherHeadings ?? [])].some((each) => plain(each) === wanted),
  );
}

/** Whose cell a problem with this field is shown at. */
export function headingOf(field: string): string {
  const at = columns.find((column) => field === column.field || field.startsWith(`${column.field}.`));
  return at?.heading ?? columns.find((column) => column.field.startsWith(`${field}.`))?.heading ?? '';
}
