import type { Entry } from '../search/index.ts';
import type { FacilityRow } from './facilities.repository.ts';
import { writeDays, writeShifts } from './sheet-labels.ts';

export const facilityKind = 'facility';

/** A clinic as the search knows it; its address opens the list where it alone stands. */
export function facilityEntry(row: FacilityRow): Entry {
  const days = [writeDays(row.days), writeShifts(row.shifts)];
  return {
    kind: facilityKind,
    key: String(row.id),
    section: 'kidney',
    path: `/kidney/facilities?${new URLSearchParams({ q: row.name }).toString()}#clinics`,
    title: row.name,
    text: ['인공신장실', row.district, row.address, row.phone, ...days, row.holidayNote, row.note]
      .filter(Boolean)
      .join(' · '),
    at: null,
    visibleFrom: null,
  };
}
