import type { Clock } from '../../platform/clock.ts';
import { officeOnly, ownKey, type PersonalRecords, type PersonalTable } from '../people/index.ts';
import { toursRepository, type TourRow } from './tours.repository.ts';

const tourTable: PersonalTable<TourRow> = {
  table: 'tours',
  title: '첫날 연습',
  columns: {
    accountId: officeOnly,
    personId: ownKey,
    applicationId: ownKey,
    phoneEnd: { why: 'of a number that nobody has' },
    said: officeOnly,
    skipped: officeOnly,
    startedAt: officeOnly,
    endedAt: officeOnly,
  },
  kept: 'tours',
};

/** Nobody who is there: of a tour stays that somebody of the office had one, whoever erases what they practised on. */
export const createTourRecords = ({ clock }: { clock: Clock }): PersonalRecords => ({
  tables: [tourTable],
  export: async () => [],
  erase: async (tx, { id }) => ({ tours: await toursRepository.endOf(tx, id, clock.now()) }),
});
