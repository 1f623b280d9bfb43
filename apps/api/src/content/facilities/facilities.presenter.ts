import type { Facility } from '@kidney/contract/content/facilities/facilities.schema.ts';
import type { FacilityRow } from './facilities.repository.ts';

export function presentFacility(row: FacilityRow): Facility {
  const { gradeValue, gradeYear, createdAt: _createdAt, updatedAt: _updatedAt, ...shown } = row;
  const grade = gradeValue === null || gradeYear === null ? null : { value: gradeValue, year: gradeYear };
  return { ...shown, grade };
}
