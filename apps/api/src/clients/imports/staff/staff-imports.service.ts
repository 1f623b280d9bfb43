import { randomUUID } from 'node:crypto';
import { importUndoHours, staffListMost } from '@kidney/contract/clients/imports/import-names.paths.ts';
import { importRecordsMost } from '@kidney/contract/clients/imports/imports.schema.ts';
import type {
  InvitedByList,
  PreviewStaffImport,
  RunStaffImport,
  StaffImportPreview,
  StaffImportRecord,
  UndoneStaffImport,
} from '@kidney/contract/clients/imports/staff-imports.schema.ts';
import type { Tx } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { seoulDate } from '../../../platform/seoul-time.ts';
import type { ImportsDeps } from '../imports.deps.ts';
import { importsRepository } from '../imports.repository.ts';
import { readFile } from '../imports.service.ts';
import { countStates, tokenOf } from '../plan-import.ts';
import { readList, type List } from '../read-list.ts';
import { planStaff, readStaffRow, type PlannedStaffRow, type ReadStaffRow } from './plan-staff.ts';
import { staffImportsRepository, type StaffImportRow } from './staff-imports.repository.ts';

const kind = 'staff';
const hour = 3_600_000;

interface ReadFile {
  hash: string;
  list: List;
  rows: ReadStaffRow[];
}

type Deps = Pick<ImportsDeps, 'database' | 'clock' | 'auditLog' | 'inviteList' | 'names'>;

/** Lists of those who are to work here: each row becomes an invitation, and nothing else of it is kept. */
export function createStaffImportsService({ database, clock, auditLog, inviteList, names }: Deps) {
  const recordInvitations = (tx: Tx, act: 'imported' | 'undone', id: string, ids: readonly number[]) =>
    auditLog.record(tx, act, { kind: 'import', id }, { details: { people: ids.map(String) } });

  async function present(tx: Tx, rows: readonly StaffImportRow[]): Promise<StaffImportRecord[]> {
    const staff = rows.flatMap(({ byId, undoneBy }) => (undoneBy === null ? [byId] : [byId, undoneBy]));
    const called = await names(tx, [...new Set(staff)]);
    const now = clock.now().getTime();
    return rows.map(({ id, at, byId, counts, undoneAt, undoneBy, removed, kept }) => {
      const until = at.getTime() + importUndoHours * hour;
      return {
        id,
        kind,
        at: at.toISOString(),
        by: called.get(byId) ?? null,
        counts,
        undoUntil: undoneAt === null && until > now ? new Date(until).toISOString() : null,
        undone: undoneAt && {
          at: undoneAt.toISOString(),
          by: (undoneBy !== null && called.get(undoneBy)) || null,
          removed,
          kept,
        },
      };
    });
  }

  async function presentOne(tx: Tx, row: StaffImportRow): Promise<StaffImportRecord> {
    const [shown] = await present(tx, [row]);
    if (!shown) throw new Error('an import that is there was not shown');
    return shown;
  }

  async function read(base64: string, chosen: readonly string[] | undefined): Promise<ReadFile> {
    const { hash, sheet } = await readFile(base64);
    const list = readList(sheet, { kind, chosen, year: Number(seoulDate(clock.now()).slice(0, 4)) });
    if (list.rows.length > staffListMost) {
      const message = `직원은 한 번에 ${staffListMost}줄까지 초대할 수 있습니다. 파일을 나누어 주십시오.`;
      throw new AppError('INVALID_INPUT', { message });
    }
    return { hash, list, rows: list.missing.length > 0 ? [] : list.rows.map(readStaffRow) };
  }

  async function plan(tx: Tx, { rows }: ReadFile): Promise<PlannedStaffRow[]> {
    const emails = rows.flatMap(({ item }) => (item ? [item.email] : []));
    return planStaff(rows, await inviteList.known(tx, [...new Set(emails)]));
  }

  async function show(tx: Tx, { hash, list }: ReadFile, planned: readonly PlannedStaffRow[]) {
    const columns = list.columns.map(({ field }) => field);
    const before = await staffImportsRepository.before(tx, hash);
    return {
      token: tokenOf(kind, hash, columns, planned),
      hash,
      headingRow: list.headingRow,
      columns: list.columns,
      missing: list.missing,
      rows: planned.map(({ shown }) => shown),
      counts: countStates(planned),
      before: before ? await presentOne(tx, before) : null,
    } satisfies StaffImportPreview;
  }

  function requireUndoable({ undoneAt, at }: StaffImportRow): void {
    if (undoneAt !== null) throw new AppError('CONFLICT', { message: '이미 되돌린 명단입니다.' });
    if (at.getTime() + importUndoHours * hour <= clock.now().getTime())
      throw new AppError('CONFLICT', { message: '초대한 지 하루가 지나 되돌릴 수 없습니다.' });
  }

  return {
    list: (): Promise<StaffImportRecord[]> =>
      database.read.transaction(async (tx) => present(tx, await staffImportsRepository.list(tx, importRecordsMost))),

    async preview({ file, columns }: PreviewStaffImport): Promise<StaffImportPreview> {
      const whole = await read(file, columns);
      return database.write.transaction(async (tx) => show(tx, whole, await plan(tx, whole)));
    },

    /** Only what the preview showed, and a file once. */
    async run(
      { file, columns, hash, token }: RunStaffImport,
      by: number,
    ): Promise<InvitedByList & { isAgain: boolean }> {
      const whole = await read(file, columns);
      if (whole.hash !== hash)
        throw new AppError('INVALID_INPUT', { message: '미리 보신 파일이 아닙니다. 파일을 다시 골라 주십시오.' });
      return database.write.transaction(async (tx) => {
        await importsRepository.hold(tx);
        const before = await staffImportsRepository.before(tx, hash);
        if (before) return { record: await presentOne(tx, before), links: [], isAgain: true };
        const planned = await plan(tx, whole);
        if (tokenOf(kind, hash, columns, planned) !== token) {
          const message = '미리 보신 뒤에 직원이나 초대가 바뀌었습니다. 다시 확인해 주십시오.';
          throw new AppError('STALE_VERSION', { message, current: await show(tx, whole, planned) });
        }
        const going = planned.flatMap(({ item }) => item ?? []);
        if (going.length === 0)
          throw new AppError('INVALID_INPUT', { message: '초대할 분이 없습니다. 파일을 고쳐 다시 골라 주십시오.' });
        const invited = await inviteList.invite(tx, by, going);
        const row = { id: randomUUID(), hash, byId: by, at: clock.now(), counts: countStates(planned) };
        const made = await staffImportsRepository.insert(tx, row, invited);
        recordInvitations(
          tx,
          'imported',
          row.id,
          invited.map(({ id }) => id),
        );
        const links = invited.flatMap(({ email, link }) => (link === null ? [] : [{ email, link }]));
        return { record: await presentOne(tx, made), links, isAgain: false };
      });
    },

    /** Takes back what nobody has accepted yet, and says who has. */
    undo: (id: string, by: number): Promise<UndoneStaffImport> =>
      database.write.transaction(async (tx) => {
        const record = await staffImportsRepository.lock(tx, id);
        if (!record) throw new AppError('NOT_FOUND', { message: '찾으시는 명단이 없습니다.' });
        requireUndoable(record);
        const rows = await staffImportsRepository.rowsOf(tx, id, staffListMost);
        const gone = await inviteList.withdraw(
          tx,
          rows.map(({ invitationId }) => invitationId),
        );
        const stayed = rows.filter(({ invitationId }) => !gone.includes(invitationId));
        const kept = await inviteList.joined(
          tx,
          stayed.map(({ email }) => email),
        );
        recordInvitations(tx, 'undone', id, gone);
        const values = { undoneAt: clock.now(), undoneBy: by, removed: gone.length, kept: kept.length };
        return { record: await presentOne(tx, await staffImportsRepository.end(tx, id, values)), kept };
      }),
  };
}

export type StaffImportsService = ReturnType<typeof createStaffImportsService>;
