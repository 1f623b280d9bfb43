import { ridesIn } from '@kidney/contract/clients/rides.paths.ts';
import { ridesInWords } from '@kidney/contract/clients/ride-labels.paths.ts';
import type { Ride } from '@kidney/contract/clients/ride.schema.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { ownKey, tell, type PersonalRecords, type PersonalTable } from '../../clients/people/index.ts';
import { riderRecordsRepository, sealedRiders, type RiderRow } from './rider-records.repository.ts';

const riderTable: PersonalTable<RiderRow> = {
  table: 'riders',
  title: '이동 이용',
  columns: {
    personId: ownKey,
    ride: '차량과 시간',
    firstDay: '처음 타신 날',
    endedOn: '이용이 끝난 날',
    updatedAt: '마지막으로 고친 때',
  },
  kept: 'riders',
};

/** Who rides, or rode so lately that the subsidy has to be shown. */
export const createRiderRecords = ({ vault }: { vault: Vault }) =>
  ({
    tables: [riderTable],
    needs: riderRecordsRepository.isRider,
    async export(tx, { id }) {
      const rows = await riderRecordsRepository.of(tx, id);
      const opened = rows.map((row) => ({
        ...row,
        ride: ridesInWords(ridesIn(JSON.parse(vault.open(sealedRiders, id, 'ride', row.ride)) as Ride | Ride[])),
      }));
      return tell(riderTable, opened);
    },
    erase: async (tx, { id }) => ({ riders: await riderRecordsRepository.erase(tx, id) }),
    retention: [
      {
        class: 'riders',
        count: (db, end) => riderRecordsRepository.count(db, end.day),
        remove: (tx, end, most) => riderRecordsRepository.remove(tx, end.day, most),
      },
    ],
  }) satisfies PersonalRecords;
