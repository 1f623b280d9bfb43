import { ownKey, tell, type PersonalRecords, type PersonalTable } from '../people/index.ts';
import { memberRecordsRepository, type MemberRow } from './member-records.repository.ts';

const memberTable: PersonalTable<MemberRow> = {
  table: 'members',
  title: '회원',
  columns: { personId: ownKey, since: '회원이 되신 날', endedOn: '탈퇴하신 날' },
  kept: 'members',
};

/** Who belongs to the association, or belonged to it not long ago. */
export const memberRecords = {
  tables: [memberTable],
  needs: memberRecordsRepository.isMember,
  export: async (tx, { id }) => tell(memberTable, await memberRecordsRepository.of(tx, id)),
  erase: async (tx, { id }) => ({ members: await memberRecordsRepository.erase(tx, id) }),
  retention: [
    {
      class: 'members',
      count: (db, end) => memberRecordsRepository.count(db, end.day),
      remove: (tx, end, most) => memberRecordsRepository.remove(tx, end.day, most),
    },
  ],
} satisfies PersonalRecords;
