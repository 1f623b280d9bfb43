import type { Facility } from '@kidney/contract/content/facilities/facilities.schema.ts';
import { expect, test } from 'vitest';
import { blankDraft, toContent, toDraft } from './facility-draft.ts';

const clinic: Facility = {
  id: 7,
  version: 3,
  name: '가의원',
  district: '남구',
  address: '삼산로 1',
  phone: '052-000-0001',
  shifts: ['morning', 'night'],
  days: ['mwf'],
  machines: 24,
  holidayNote: '',
  wheelchair: true,
  parking: false,
  visitors: null,
  grade: { value: '1등급', year: 2023 },
  shuttle: true,
  checkedOn: '2026-11-14',
  note: '',
};

test('a clinic goes into the form and comes out the same', () => {
  const { id: _id, version: _version, ...content } = clinic;
  expect(toContent(toDraft(clinic))).toEqual(content);
  const bare = { ...content, grade: null, machines: null };
  expect(toContent(toDraft({ ...clinic, ...bare }))).toEqual(bare);
});

test('what is typed wrong reaches the server, which says so', () => {
  const typed = { ...blankDraft('2026-11-14', [{ name: '남구', map: null }]), machines: '스물', gradeValue: '1등급' };
  expect(toContent(typed)).toMatchObject({ machines: '스물', grade: { value: '1등급', year: '' } });
});
