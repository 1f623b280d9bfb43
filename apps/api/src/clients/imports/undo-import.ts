import { importBounds, importUndoHours } from '@kidney/contract/clients/imports/import-names.paths.ts';
import type { UndoneImport } from '@kidney/contract/clients/imports/imports.schema.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { ImportsDeps } from './imports.deps.ts';
import { importsRepository, type ImportedRow, type ImportRecordRow } from './imports.repository.ts';
import type { ImportsService } from './imports.service.ts';

const hour = 3_600_000;
/** As many of those who stay are named. */
const namedMost = 100;

/** Takes out what a list made, all of it but what has changed since. */
export function createUndoImport(deps: ImportsDeps, { kinds, recordPeople, presentOne }: ImportsService) {
  const { database, clock, people, pledges, isNeededElsewhere } = deps;

  function requireUndoable({ undoneAt, at }: ImportRecordRow): void {
    if (undoneAt !== null) throw new AppError('CONFLICT', { message: '이미 되돌린 명단입니다.' });
    if (at.getTime() + importUndoHours * hour <= clock.now().getTime())
      throw new AppError('CONFLICT', { message: '넣은 지 하루가 지나 되돌릴 수 없습니다.' });
  }

  async function takeOut(tx: Tx, rows: readonly ImportedRow[]): Promise<void> {
    for (const { personId, filled, isNew } of rows)
      if (!isNew && filled.length > 0)
        await people.change(tx, personId, Object.fromEntries(filled.map((name) => [name, ''])));
    await people.atOnce.takeOut(tx, {
      consents: rows.flatMap(({ consentId }) => consentId ?? []),
      people: rows.filter(({ isNew }) => isNew).map(({ personId }) => personId),
    });
  }

  return (id: string, by: number): Promise<UndoneImport> =>
    database.write.transaction(async (tx) => {
      await importsRepository.hold(tx);
      const record = await importsRepository.lock(tx, id);
      if (!record) throw new AppError('NOT_FOUND', { message: '찾으시는 명단이 없습니다.' });
      requireUndoable(record);
      const kind = kinds[record.kind];
      const rows = await importsRepository.rowsOf(tx, id, importBounds.rows);
      await people.atOnce.lock(
        tx,
        rows.map(({ personId }) => personId),
      );
      const changed = new Set([
        ...(await people.atOnce.changedAmong(tx, rows, isNeededElsewhere[record.kind])),
        ...(await pledges.changed(
          tx,
          rows.filter(({ isNew }) => isNew).map(({ personId }) => personId),
          rows.flatMap(({ applicationId }) => applicationId ?? []),
        )),
        ...(await kind.changed(
          tx,
          rows.map(({ personId }) => personId),
        )),
      ]);
      const going = rows.filter(({ personId }) => !changed.has(personId));
      await kind.takeOut(tx, going);
      await takeOut(tx, going);
      recordPeople(
        tx,
        'undone',
        id,
        rows.map(({ personId }) => personId),
      );
      const values = { undoneAt: clock.now(), undoneBy: by, removed: going.length, kept: changed.size };
      const ended = await importsRepository.end(tx, id, values);
      const stay = await people.read(tx, [...changed].slice(0, namedMost));
      return {
        record: await presentOne(tx, ended),
        kept: [...stay.values()].map(({ id: person, name }) => ({ id: person, name })),
      };
    });
}
