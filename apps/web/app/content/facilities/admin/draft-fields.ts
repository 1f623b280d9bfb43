import type { RecordFields, ServerNames } from '../../../platform/editing/form/record-fields.ts';
import { dayWords, shiftWords } from '../public/facility-labels.ts';
import type { FacilityDraft, Known } from './facility-draft.ts';

export const knownWords: Record<Known, string> = { yes: '예', no: '아니요', unknown: '모름' };

export const facilityFields: RecordFields<FacilityDraft> = {
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

export const labelOf = (field: keyof FacilityDraft) => facilityFields[field].label;

export const serverNames: ServerNames<FacilityDraft> = {
  grade: 'gradeValue',
  'grade.value': 'gradeValue',
  'grade.year': 'gradeYear',
};
