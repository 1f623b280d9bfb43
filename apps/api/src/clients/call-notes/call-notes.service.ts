import { randomUUID } from 'node:crypto';
import { openCallNotesMost } from '@kidney/contract/clients/call-notes/call-note-bounds.paths.ts';
import { callNoteKeptDays } from '@kidney/contract/clients/call-notes/call-note-names.paths.ts';
import {
  callNoteCandidatesMost,
  endedCallNotesMost,
  type CallNote,
  type ContactByCallNote,
  type EndCallNote,
  type WrittenCallNote,
} from '@kidney/contract/clients/call-notes/call-notes.schema.ts';
import type { ContactCase } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Act } from '@kidney/contract/office/audit-log/acts.paths.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { People } from '../people/index.ts';
import { openNote, presentCallNote, type Said } from './call-notes.presenter.ts';
import {
  callNotesRepository,
  sealedCallNotes,
  type CallNoteChange,
  type CallNoteRow,
} from './call-notes.repository.ts';

export interface CallNotesDeps {
  database: Database;
  clock: Clock;
  vault: Vault;
  auditLog: AuditLog;
  people: Pick<People, 'byPhoneEnds'>;
  /** Writes into a case that somebody called; refuses one that is not there. */
  contact(tx: Tx, caseId: string, what: ContactCase, by: number): Promise<void>;
  /** What staff call themselves. */
  names(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

export interface LeftToDo extends Said {
  caseId: string;
  dueOn: string;
}

const day = 86_400_000;
const endedShownDays = 7;
export const subjectOf = (id: string) => ({ kind: 'call-note', id }) as const;
const isPast = () => {
  const message = '오늘이나 그 뒤의 날을 골라 주십시오.';
  return new AppError('INVALID_INPUT', { message, fields: [{ field: 'dueOn', message }] });
};

export function createCallNotesService(deps: CallNotesDeps) {
  const { database, clock, vault, auditLog, people } = deps;
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * day);

  async function present(tx: Tx, rows: readonly CallNoteRow[]): Promise<CallNote[]> {
    const opened = rows.map((row) => ({ row, said: openNote(vault, row) }));
    auditLog.recordReading(
      tx,
      rows.map(({ id }) => subjectOf(id)),
    );
    const ends = opened.flatMap(({ row, said }) => (row.endedAt === null && said.phoneEnd !== '' ? said.phoneEnd : []));
    const candidates = await people.byPhoneEnds(tx, [...new Set(ends)], callNoteCandidatesMost);
    const staff = rows.flatMap(({ takenBy, endedBy }) => (endedBy === null ? takenBy : [takenBy, endedBy]));
    const names = await deps.names(tx, [...new Set(staff)]);
    return opened.map(({ row, said }) => presentCallNote(row, { said, names, people: candidates }));
  }

  async function presentOne(tx: Tx, row: CallNoteRow): Promise<CallNote> {
    const [shown] = await present(tx, [row]);
    if (!shown) throw new Error('a note that is there was not shown');
    return shown;
  }

  /** Whoever saw it otherwise is shown how it stands; that they were shown it is kept, so it is no rollback. */
  async function change(
    id: string,
    seen: number,
    act: Act,
    work: (tx: Tx, row: CallNoteRow) => Promise<CallNoteChange>,
  ): Promise<CallNote> {
    const { isStale, shown } = await database.write.transaction(async (tx) => {
      const row = await callNotesRepository.lock(tx, id);
      if (!row) throw new AppError('NOT_FOUND', { message: '찾으시는 전화 메모가 없습니다.' });
      if (row.version !== seen) return { isStale: true, shown: await presentOne(tx, row) };
      const values = await work(tx, row);
      auditLog.record(tx, act, subjectOf(id));
      return { isStale: false, shown: await presentOne(tx, await callNotesRepository.change(tx, id, values)) };
    });
    if (isStale) throw new AppError('STALE_VERSION', { current: shown });
    return shown;
  }

  return {
    list: (): Promise<CallNote[]> =>
      database.write.transaction(async (tx) => {
        const open = await callNotesRepository.open(tx, openCallNotesMost);
        const ended = await callNotesRepository.endedSince(tx, daysAgo(endedShownDays), endedCallNotesMost);
        return present(tx, [...open, ...ended]);
      }),

    write({ who, phoneEnd, about, dueOn }: WrittenCallNote, by: number): Promise<CallNote> {
      const now = clock.now();
      const today = seoulDate(now);
      if (dueOn !== undefined && dueOn < today) throw isPast();
      const id = randomUUID();
      const note = JSON.stringify({ who, phoneEnd, about: about.trim() });
      return database.write.transaction(async (tx) => {
        auditLog.record(tx, 'created', subjectOf(id));
        const sealed = vault.seal(sealedCallNotes, id, { note });
        const row = { ...sealed, id, dueOn: dueOn ?? today, takenAt: now, takenBy: by };
        return presentOne(tx, await callNotesRepository.insert(tx, row));
      });
    },

    /** What another feature leaves to be done about a case, in its transaction. */
    async keep(tx: Tx, { caseId, dueOn, ...said }: LeftToDo, by: number): Promise<void> {
      const id = randomUUID();
      auditLog.record(tx, 'created', subjectOf(id));
      const sealed = vault.seal(sealedCallNotes, id, { note: JSON.stringify(said) });
      await callNotesRepository.insert(tx, { ...sealed, id, caseId, dueOn, takenAt: clock.now(), takenBy: by });
    },

    end: (id: string, { ending, version }: EndCallNote, by: number): Promise<CallNote> =>
      change(id, version, 'ticked', async () => ({ ending, endedAt: clock.now(), endedBy: by })),

    async contact(
      id: string,
      { caseId, version }: ContactByCallNote,
      by: number,
    ): Promise<{ note: CallNote; isWritten: boolean }> {
      let isWritten = false;
      const note = await change(id, version, 'ticked', async (tx, row) => {
        const { who, about } = openNote(vault, row);
        // Taken back and done again it is still one call, and what a case left to be done stands there already.
        isWritten = row.caseId !== caseId;
        if (isWritten)
          await deps.contact(tx, caseId, { way: 'call-in', result: 'reached', text: `${who}: ${about}` }, by);
        return { caseId, ending: 'contact', endedAt: clock.now(), endedBy: by };
      });
      return { note, isWritten };
    },

    /** What was written into a case stays there. */
    reopen: (id: string, version: number): Promise<CallNote> =>
      change(id, version, 'unticked', async () => ({ ending: null, endedAt: null, endedBy: null })),

    countOpen: (most: number) => callNotesRepository.countOpen(database.read, most),

    housekeep: () => callNotesRepository.forgetEnded(database.jobs, daysAgo(callNoteKeptDays)),
  };
}

export type CallNotesService = ReturnType<typeof createCallNotesService>;
