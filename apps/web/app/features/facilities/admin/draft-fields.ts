import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { dayWords, shiftWords } from '../public/facility-words.ts';
import type { FacilityDraft, Known } from './facility-draft.ts';

export const knownWords: Record<Known, string> = { yes: '예', no: '아니요', unknown: '모름' };

/** Every field of the form in its order: its name on the screen, and what it holds, in words. */
const fields: { [Field in keyof FacilityDraft]: { label: string; inWords?: (value: FacilityDraft[Field]) => string } } =
  {
    name: { label: '이름' },
    district: { label: '구·군' },
    address: { label: '주소' },
    phone: { label: '전화' },
    shifts: { label: '시간대', inWords: (value) => value.map((shift) => shiftWords[shift]).join(', ') },
    days: { label: '투석 요일', inWords: (value) => value.map((pattern) => dayWords[pattern]).join(', ') },
    machines: { label: '투석 기계 (대)' },
    holidayNote: { label: '공휴일' },
    wheelchair: { label: '휠체어', inWords: (value) => knownWords[value] },
    parking: { label: '주차', inWords: (value) => knownWords[value] },
    visitors: { label: '방문 투석', inWords: (value) => knownWords[value] },
    gradeValue: { label: '평가 등급' },
    gradeYear: { label: '평가 연도' },
    shuttle: { label: '협회 차량', inWords: (value) => knownWords[value] },
    checkedOn: { label: '확인한 날' },
    note: { label: '그 밖에' },
  };

export const labelOf = (field: keyof FacilityDraft) => fields[field].label;

function inWords<Field extends keyof FacilityDraft>(draft: FacilityDraft, field: Field): string {
  const words = fields[field].inWords?.(draft[field]) ?? String(draft[field]);
  return words === '' ? '비어 있음' : words;
}

/** Where two versions of a clinic say different things. */
export function differences(mine: FacilityDraft, theirs: FacilityDraft) {
  return (Object.keys(fields) as (keyof FacilityDraft)[])
    .map((field) => ({ label: labelOf(field), mine: inWords(mine, field), theirs: inWords(theirs, field) }))
    .filter((each) => each.mine !== each.theirs);
}

const serverNames: Record<string, keyof FacilityDraft> = {
  grade: 'gradeValue',
  'grade.value': 'gradeValue',
  'grade.year': 'gradeYear',
};

/** The form's own field for each that the server found wrong; one message each. */
export function problemsByField(problems: readonly FieldProblem[]): Map<keyof FacilityDraft, string> {
  const found = new Map<keyof FacilityDraft, string>();
  for (const { field, message } of problems) {
    const own = serverNames[field] ?? field.split('.', 1)[0];
    if (own && own in fields && !found.has(own as keyof FacilityDraft)) found.set(own as keyof FacilityDraft, message);
  }
  return found;
}
