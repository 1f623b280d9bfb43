import type { Act } from '@kidney/contract/office/audit-log/acts.paths.ts';
import { facilitiesMost, type FacilityContent } from '@kidney/contract/content/facilities/facilities.schema.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { isMissingReference, isUniqueViolation } from '../../platform/database-errors.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { Search } from '../search/index.ts';
import { facilityEntry, facilityKind } from './facilities.entry.ts';
import { presentFacility } from './facilities.presenter.ts';
import { facilitiesRepository, type FacilityRow, type Filter } from './facilities.repository.ts';

export const facilitiesTag = 'facilities';

const tooMany = () => new AppError('LIMIT_REACHED', { message: `병원은 ${facilitiesMost}곳까지 넣을 수 있습니다.` });

export const unknownDistrict = '이 지역의 구·군을 골라 주십시오.';

function refuseInWords(error: unknown): never {
  if (isMissingReference(error))
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'district', message: unknownDistrict }] });
  if (!isUniqueViolation(error)) throw error;
  const message = '같은 구·군에 같은 이름의 병원이 이미 있습니다.';
  throw new AppError('CONFLICT', { message, fields: [{ field: 'name', message }] });
}

/** Nothing matched: either it is gone, or somebody else was first. */
async function refuse(tx: Tx, id: number): Promise<never> {
  const current = await facilitiesRepository.find(tx, id);
  if (!current) throw new AppError('NOT_FOUND', { message: '이미 삭제된 병원입니다.' });
  throw new AppError('STALE_VERSION', { current: presentFacility(current) });
}

interface Deps {
  database: Database;
  search: Search;
  auditLog: AuditLog;
}

export function createFacilitiesService({ database, search, auditLog }: Deps) {
  const record = (tx: Tx, act: Act, id: number) => auditLog.record(tx, act, { kind: 'facility', id: String(id) });

  async function indexed(tx: Tx, row: FacilityRow): Promise<FacilityRow> {
    await search.put(tx, facilityEntry(row));
    return row;
  }

  const write = <Result>(work: (tx: Tx) => Promise<Result>) =>
    database.write
      .transaction(async (tx) => {
        await facilitiesRepository.lock(tx);
        const result = await work(tx);
        await announceContentChange(tx, [facilitiesTag]);
        return result;
      })
      .catch(refuseInWords);

  return {
    write,

    async list(filter: Filter) {
      return (await facilitiesRepository.list(database.read, filter, facilitiesMost)).map(presentFacility);
    },

    async get(id: number) {
      const row = await facilitiesRepository.find(database.read, id);
      if (!row) throw new AppError('NOT_FOUND', { message: '찾으시는 병원이 없습니다.' });
      return presentFacility(row);
    },

    create: (content: FacilityContent) =>
      write(async (tx) => {
        if ((await facilitiesRepository.count(tx)) >= facilitiesMost) throw tooMany();
        const row = await facilitiesRepository.insert(tx, content);
        record(tx, 'created', row.id);
        return presentFacility(await indexed(tx, row));
      }),

    update: (id: number, content: FacilityContent, seen: number | undefined) =>
      write(async (tx) => {
        const row = (await facilitiesRepository.update(tx, id, content, seen)) ?? (await refuse(tx, id));
        record(tx, 'changed', id);
        return presentFacility(await indexed(tx, row));
      }),

    remove: (id: number, seen: number | undefined) =>
      write(async (tx) => {
        if (!(await facilitiesRepository.remove(tx, id, seen))) await refuse(tx, id);
        record(tx, 'removed', id);
        await search.remove(tx, { kind: facilityKind, key: String(id) });
      }),

    /** Fills an empty list, and leaves any other alone. Returns how many were added. */
    async seed(contents: readonly FacilityContent[]) {
      if ((await facilitiesRepository.list(database.write, {}, 1)).length > 0) return 0;
      return write(async (tx) => {
        for (const content of contents) await indexed(tx, await facilitiesRepository.insert(tx, content));
        return contents.length;
      });
    },

    /** Inside `write`: what an import adds and changes. */
    async merge(
      tx: Tx,
      added: readonly FacilityContent[],
      changed: readonly { id: number; content: FacilityContent }[],
    ) {
      if ((await facilitiesRepository.count(tx)) + added.length > facilitiesMost) throw tooMany();
      for (const content of added) {
        const row = await indexed(tx, await facilitiesRepository.insert(tx, content));
        record(tx, 'imported', row.id);
      }
      for (const { id, content } of changed) {
        const row = await facilitiesRepository.update(tx, id, content, undefined);
        if (row) await indexed(tx, row);
        record(tx, 'imported', id);
      }
    },

    async reindex() {
      return database.write.transaction(async (tx) => {
        const rows = await facilitiesRepository.list(tx, {}, facilitiesMost);
        for (const row of rows) await indexed(tx, row);
        return rows.length;
      });
    },

    listIn: async (tx: Tx) => (await facilitiesRepository.list(tx, {}, facilitiesMost)).map(presentFacility),
  };
}

export type FacilitiesService = ReturnType<typeof createFacilitiesService>;
