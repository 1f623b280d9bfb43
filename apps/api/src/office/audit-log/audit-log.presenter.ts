import type { LogEntry, LogMonth } from '@kidney/contract/office/audit-log/audit-log.schema.ts';
import { numberOf } from './cursor.ts';
import type { logReaderRepository } from './log-reader.repository.ts';

type EntryRow = Awaited<ReturnType<typeof logReaderRepository.list>>[number];
type CheckRow = Awaited<ReturnType<typeof logReaderRepository.checks>>[number];
export type Names = ReadonlyMap<number, string>;

/** Names are those of today: the log itself knows only ids. */
const personOf = (id: number, names: Names) => ({ id, nickName: names.get(id) ?? null });

/** Everybody whose name an entry needs. */
export function peopleIn(rows: readonly EntryRow[]): number[] {
  const ids = rows.flatMap((row) => [row.actorId ?? [], row.subjectKind === 'account' ? Number(row.subjectId) : []]);
  return [...new Set(ids.flat())];
}

export function presentEntry(row: EntryRow, names: Names): LogEntry {
  const { subjectKind: kind, subjectId: id } = row;
  const nickName = kind === 'account' ? (names.get(Number(id)) ?? null) : null;
  return {
    number: numberOf(row),
    at: row.at.toISOString(),
    actor: row.actorId === null ? null : personOf(row.actorId, names),
    address: row.address,
    act: row.act,
    subject: kind && id !== null ? { kind, id, nickName } : null,
    details: row.details as LogEntry['details'],
  };
}

export interface Figures {
  entries: number;
  failures: number;
  rights: number;
  readings: number;
}

export function presentMonth(
  month: string,
  { entries, failures, rights, readings }: Figures,
  check: CheckRow | undefined,
  names: Names,
  isOver: boolean,
): LogMonth {
  const checked = check ? { by: personOf(check.checkedBy, names), at: check.checkedAt.toISOString() } : null;
  return { month, entries, failures, rights, readings, checked, isOver };
}
