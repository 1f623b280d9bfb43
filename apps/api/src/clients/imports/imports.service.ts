import { randomUUID } from 'node:crypto';
import { importBounds, importUndoHours, type ImportKind } from '@kidney/contract/clients/imports/import-names.paths.ts';
import {
  importRecordsMost,
  type ImportPreview,
  type ImportRecord,
  type PreviewImport,
  type RunImport,
} from '@kidney/contract/clients/imports/imports.schema.ts';
import type { Act } from '@kidney/contract/office/audit-log/acts.paths.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { readSheet } from '../../platform/spreadsheet/read-spreadsheet.ts';
import type { FormContext } from '../forms/index.ts';
import { needsGuardian } from '../people/index.ts';
import type { ImportsDeps } from './imports.deps.ts';
import { importsRepository, type ImportedRow, type ImportRecordRow } from './imports.repository.ts';
import { createImportKinds } from './import-kinds.ts';
import { countStates, hashOf, planRows, tokenOf, type PlannedRow } from './plan-import.ts';
import { readList, type List } from './read-list.ts';
import { readRow, type ReadRow } from './read-row.ts';

interface ReadFile {
  kind: ImportKind;
  hash: string;
  list: List;
  rows: ReadRow[];
}

const hour = 3_600_000;
/** As many as an entry of the log holds beside its other words. */
const peopleInEntry = 400;

/** What was sent, and by what it is known again. */
export async function readFile(base64: string) {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > importBounds.file)
    throw new AppError('TOO_LARGE', { message: '파일은 2 MB까지 올릴 수 있습니다.' });
  return { hash: hashOf(bytes), sheet: await readSheet(bytes) };
}

export function createImportsService(deps: ImportsDeps) {
  const { database, clock, auditLog, people } = deps;
  const kinds = createImportKinds(deps);

  const recordPeople = (tx: Tx, act: Act, id: string, ids: readonly string[]) => {
    for (let from = 0; from === 0 || from < ids.length; from += peopleInEntry)
      auditLog.record(tx, act, { kind: 'import', id }, { details: { people: ids.slice(from, from + peopleInEntry) } });
  };

  async function present(tx: Tx, rows: readonly ImportRecordRow[]): Promise<ImportRecord[]> {
    const staff = rows.flatMap(({ byId, undoneBy }) => (undoneBy === null ? [byId] : [byId, undoneBy]));
    const names = await deps.names(tx, [...new Set(staff)]);
    const now = clock.now().getTime();
    return rows.map(({ id, kind, at, byId, counts, undoneAt, undoneBy, removed, kept }) => {
      const until = at.getTime() + importUndoHours * hour;
      return {
        id,
        kind,
        at: at.toISOString(),
        by: names.get(byId) ?? null,
        counts,
        undoUntil: undoneAt === null && until > now ? new Date(until).toISOString() : null,
        undone: undoneAt && {
          at: undoneAt.toISOString(),
          by: (undoneBy !== null && names.get(undoneBy)) || null,
          removed,
          kept,
        },
      };
    });
  }

  async function presentOne(tx: Tx, row: ImportRecordRow): Promise<ImportRecord> {
    const [shown] = await present(tx, [row]);
    if (!shown) throw new Error('an import that is there was not shown');
    return shown;
  }

  async function read(kind: ImportKind, base64: string, chosen: readonly string[] | undefined): Promise<ReadFile> {
    const { hash, sheet } = await readFile(base64);
    const today = seoulDate(clock.now());
    const list = readList(sheet, { kind, chosen, year: Number(today.slice(0, 4)) });
    const around: FormContext = await deps.formContext();
    const rows = list.missing.length > 0 ? [] : list.rows.map((row) => readRow(kind, row, today, around));
    return { kind, hash, list, rows };
  }

  /** What is known is looked at by index; only whoever a row turns out to be is looked at at all. */
  async function plan(tx: Tx, { kind, rows }: ReadFile): Promise<PlannedRow[]> {
    const whole = rows.flatMap(({ item }) => (item ? [item.person] : []));
    const recognised = await people.atOnce.recogniseAll(tx, whole);
    const known = recognised.flatMap((each) => each.known?.id ?? []);
    const standing = await kinds[kind].standing(tx, known);
    const today = seoulDate(clock.now());
    const takenBack = await people.atOnce.takenBackOn(tx, known, kinds[kind].topics);
    return planRows(
      rows,
      recognised.map((each) => {
        const { id = '', birthDate = null } = each.known ?? {};
        const isChild = birthDate !== null && needsGuardian(birthDate, today);
        return { ...each, standing: standing.get(id) ?? 'not-yet', takenBackOn: takenBack.get(id) ?? null, isChild };
      }),
    );
  }

  async function show(tx: Tx, file: ReadFile, planned: readonly PlannedRow[]): Promise<ImportPreview> {
    const { kind, hash, list } = file;
    const columns = list.columns.map(({ field }) => field);
    const token = tokenOf(kind, hash, columns, planned);
    recordPeople(tx, 'previewed', token.slice(0, 36), [...new Set(planned.flatMap(({ looked }) => looked))]);
    const before = await importsRepository.before(tx, kind, hash);
    return {
      token,
      hash,
      headingRow: list.headingRow,
      columns: list.columns,
      missing: list.missing,
      rows: planned.map(({ shown }) => shown),
      counts: countStates(planned),
      before: before ? await presentOne(tx, before) : null,
    };
  }

  /** People first, then what they became, then what they agreed to: who was brought in, and how it was before. */
  async function bringIn(tx: Tx, kind: ImportKind, id: string, planned: readonly PlannedRow[], by: number) {
    const going = planned.flatMap(({ item, known }) => (item ? [{ item, known }] : []));
    const fresh = going.filter(({ known }) => known === null);
    const ids = (
      await people.atOnce.addAll(
        tx,
        fresh.map(({ item }) => item.person),
      )
    ).values();
    const all = going.map(({ item, known }) => ({ item, personId: known ?? (ids.next().value as string), known }));
    const filled = await people.atOnce.fillAll(
      tx,
      all.flatMap(({ item, known }) => (known === null ? [] : [{ id: known, who: item.person }])),
    );
    const made = await kinds[kind].bringIn(tx, all, by);
    const papers = all.map(({ item, personId }) => ({
      personId,
      givenAt: new Date(`${item.agreedOn}T12:00:00+09:00`),
    }));
    const consents = await people.atOnce.giveOnPaper(tx, kinds[kind].paper, papers, by);
    const rows = all.map(({ personId, known }): ImportedRow => ({
      importId: id,
      personId,
      isNew: known === null,
      filled: filled.get(personId)?.filled ?? [],
      personVersion: filled.get(personId)?.version ?? 1,
      consentId: consents.get(personId) ?? null,
      applicationId: made.get(personId) ?? null,
    }));
    recordPeople(
      tx,
      'imported',
      id,
      rows.map(({ personId }) => personId),
    );
    return rows;
  }

  return {
    list: (): Promise<ImportRecord[]> =>
      database.read.transaction(async (tx) => present(tx, await importsRepository.list(tx, importRecordsMost))),

    async preview({ kind, file, columns }: PreviewImport): Promise<ImportPreview> {
      const whole = await read(kind, file, columns);
      return database.write.transaction(async (tx) => show(tx, whole, await plan(tx, whole)));
    },

    /** Only what the preview showed, and a file once. */
    async run(
      { kind, file, columns, hash, token }: RunImport,
      by: number,
    ): Promise<{ record: ImportRecord; isAgain: boolean }> {
      const whole = await read(kind, file, columns);
      if (whole.hash !== hash)
        throw new AppError('INVALID_INPUT', { message: '미리 보신 파일이 아닙니다. 파일을 다시 골라 주십시오.' });
      const done = await database.write.transaction(async (tx) => {
        await importsRepository.hold(tx);
        const before = await importsRepository.before(tx, kind, hash);
        if (before) return { record: await presentOne(tx, before), isAgain: true };
        await people.atOnce.hold(
          tx,
          whole.rows.flatMap(({ item }) => (item ? [item.person] : [])),
        );
        const planned = await plan(tx, whole);
        // That somebody was shown it is kept, so it is no rollback.
        if (tokenOf(kind, hash, columns, planned) !== token) return { stale: await show(tx, whole, planned) };
        const counts = countStates(planned);
        if (counts.new + counts.known === 0)
          throw new AppError('INVALID_INPUT', { message: '넣을 분이 없습니다. 파일을 고쳐 다시 골라 주십시오.' });
        const id = randomUUID();
        const rows = await bringIn(tx, kind, id, planned, by);
        const row = await importsRepository.insert(tx, { id, kind, hash, byId: by, at: clock.now(), counts }, rows);
        return { record: await presentOne(tx, row), isAgain: false };
      });
      if (done.stale) {
        const message = '미리 보신 뒤에 아는 분이 늘거나 바뀌었습니다. 다시 확인해 주십시오.';
        throw new AppError('STALE_VERSION', { message, current: done.stale });
      }
      return done;
    },

    recordPeople,
    presentOne,
    kinds,
  };
}

export type ImportsService = ReturnType<typeof createImportsService>;
