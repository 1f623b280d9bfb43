import { facilityBounds } from '@kidney/contract/content/facilities/facility-bounds.paths.ts';
import type { Facility } from '@kidney/contract/content/facilities/facilities.schema.ts';
import type { District } from '@kidney/contract/office/settings/region.schema.ts';
import type { RecordKind } from '../../../platform/editing/form/record-editor.tsx';
import { dayPatterns, dayWords, shifts, shiftWords } from '../public/facility-labels.ts';
import { toDraft, type FacilityDraft } from './facility-draft.ts';

const yesOrNo = [
  { value: 'yes', label: '예' },
  { value: 'no', label: '아니요' },
];
const known = { as: 'radio', options: [...yesOrNo, { value: 'unknown', label: '모름' }] } as const;

export const facilityKind = (districts: readonly District[]): RecordKind<Facility, FacilityDraft> => ({
  subject: '이 병원을',
  first: 'name',
  fields: {
    name: { label: '이름', maxLength: facilityBounds.name },
    district: { label: '구·군', as: 'select', options: districts.map(({ name }) => ({ value: name, label: name })) },
    address: { label: '주소', maxLength: facilityBounds.address },
    phone: { label: '전화', maxLength: facilityBounds.phone, inputMode: 'tel', hint: '예: 052-000-0000' },
    shifts: {
      label: '시간대',
      as: 'checkbox',
      options: shifts.map((value) => ({ value, label: shiftWords[value] })),
    },
    days: {
      label: '투석 요일',
      as: 'checkbox',
      options: dayPatterns.map((value) => ({ value, label: dayWords[value] })),
    },
    holidayNote: {
      label: '공휴일',
      maxLength: facilityBounds.holidayNote,
      hint: '공휴일에 어떻게 하는지 적어 주십시오.',
    },
    machines: { label: '투석 기계 (대)', maxLength: 3, inputMode: 'numeric', hint: '모르시면 비워 두십시오.' },
    wheelchair: { label: '휠체어', ...known },
    parking: { label: '주차', ...known },
    visitors: { label: '방문 투석', ...known },
    shuttle: { label: '협회 차량', as: 'radio', options: yesOrNo },
    gradeValue: {
      label: '평가 등급',
      maxLength: facilityBounds.grade,
      hint: '예: 1등급. 등급이 없으면 연도와 함께 비워 두십시오.',
    },
    gradeYear: { label: '평가 연도', maxLength: 4, inputMode: 'numeric', hint: '예: 2023' },
    checkedOn: { label: '확인한 날', type: 'date', hint: '병원에 물어본 날입니다.' },
    note: { label: '그 밖에', maxLength: facilityBounds.note },
  },
  serverNames: { grade: 'gradeValue', 'grade.year': 'gradeYear' },
  toDraft,
});
