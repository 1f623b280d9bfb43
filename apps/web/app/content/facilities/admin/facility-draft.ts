import type { CreateFacility, Facility } from '@kidney/contract/content/facilities/facilities.schema.ts';
import type { District } from '@kidney/contract/office/settings/region.schema.ts';
import { typedNumber } from '../../../platform/editing/form/typed-number.ts';

export type Known = 'yes' | 'no' | 'unknown';

/** A clinic as it stands in the form: what is typed is text until the server has read it. */
export interface FacilityDraft extends Pick<
  CreateFacility,
  'name' | 'district' | 'address' | 'phone' | 'shifts' | 'days' | 'holidayNote' | 'checkedOn' | 'note'
> {
  machines: string;
  wheelchair: Known;
  parking: Known;
  visitors: Known;
  gradeValue: string;
  gradeYear: string;
  shuttle: Known;
}

const toKnown = (value: boolean | null): Known => {
  if (value === null) return 'unknown';
  return value ? 'yes' : 'no';
};
const fromKnown = (word: Known) => (word === 'unknown' ? null : word === 'yes');

export function blankDraft(today: string, [first]: readonly District[]): FacilityDraft {
  return {
    name: '',
    district: first?.name ?? '',
    address: '',
    phone: '',
    shifts: ['morning'],
    days: ['mwf', 'tts'],
    machines: '',
    holidayNote: '',
    wheelchair: 'unknown',
    parking: 'unknown',
    visitors: 'unknown',
    gradeValue: '',
    gradeYear: '',
    shuttle: 'no',
    checkedOn: today,
    note: '',
  };
}

export function toDraft(facility: Facility): FacilityDraft {
  const { id: _id, version: _version, grade, machines, wheelchair, parking, visitors, shuttle, ...same } = facility;
  return {
    ...same,
    machines: machines?.toString() ?? '',
    wheelchair: toKnown(wheelchair),
    parking: toKnown(parking),
    visitors: toKnown(visitors),
    shuttle: toKnown(shuttle),
    gradeValue: grade?.value ?? '',
    gradeYear: grade?.year.toString() ?? '',
  };
}

export function toContent(draft: FacilityDraft): CreateFacility {
  const { gradeValue, gradeYear, machines, wheelchair, parking, visitors, shuttle, ...same } = draft;
  const hasGrade = gradeValue.trim() !== '' || gradeYear.trim() !== '';
  return {
    ...same,
    machines: machines.trim() === '' ? null : typedNumber(machines),
    wheelchair: fromKnown(wheelchair),
    parking: fromKnown(parking),
    visitors: fromKnown(visitors),
    shuttle: shuttle === 'yes',
    grade: hasGrade ? { value: gradeValue, year: typedNumber(gradeYear) } : null,
  };
}
