import {
  sampleCaller,
  tourKeptDays,
  tourSteps,
  type TourStep,
} from '@kidney/contract/clients/tours/tour-steps.paths.ts';
import type { MarkTourStep, Tour } from '@kidney/contract/clients/tours/tours.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { actAs, operator } from '../../platform/acting.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { Rights } from '../people/index.ts';
import { createSampleApplication, type SampleDeps } from './sample-application.ts';
import { toursRepository, type TourRow } from './tours.repository.ts';

/** What came of a case, looked at without showing anybody. */
interface DoneOnCase {
  contacts: number;
  hasMoved: boolean;
  answers: Answers;
}

/** Telephone notes of one officer since a moment, about this end of a number, from whoever calls themselves so. */
interface PractisedNotes {
  by: number;
  since: Date;
  phoneEnd: string;
  who: string;
}

export interface ToursDeps extends SampleDeps {
  database: Database;
  clock: Clock;
  auditLog: AuditLog;
  doneOn(tx: Tx, caseId: string): Promise<DoneOnCase>;
  notes: {
    practised(tx: Tx, which: PractisedNotes): Promise<{ id: string; caseId: string | null }[]>;
    remove(tx: Tx, ids: readonly string[]): Promise<void>;
  };
  eraseSample: Rights['eraseSample'];
}

const day = 86_400_000;
/** In one go of the housekeeping. */
const endedMost = 50;

const isOpen = (row: TourRow | undefined): row is TourRow & { personId: string; applicationId: string } =>
  row !== undefined && row.endedAt === null && row.personId !== null && row.applicationId !== null;

const nothingGoesOn = () =>
  new AppError('CONFLICT', { message: '하고 계신 연습이 없습니다. 화면을 새로 열어 주십시오.' });

/** Where somebody is in their first day: looked at in what they did, and undone at its end. */
export function createToursService(deps: ToursDeps) {
  const { database, clock, auditLog, doneOn, notes, eraseSample } = deps;
  const sample = createSampleApplication(deps);

  const notesOf = (tx: Tx, { accountId: by, startedAt: since, phoneEnd }: TourRow) =>
    notes.practised(tx, { by, since, phoneEnd, who: sampleCaller });

  async function doneIn(tx: Tx, row: TourRow, caseId: string): Promise<Set<TourStep>> {
    const written = await notesOf(tx, row);
    const filed = written.filter((note) => note.caseId === caseId);
    const { contacts, hasMoved, answers } = await doneOn(tx, caseId);
    const seen: Partial<Record<TourStep, boolean>> = {
      note: written.length > 0,
      file: filed.length > 0,
      // A note that was put into the case is one of them.
      contact: contacts > filed.length,
      answer: sample.isChanged(answers),
      move: hasMoved,
    };
    return new Set([...row.said, ...tourSteps.filter((step) => seen[step])]);
  }

  async function present(tx: Tx, row: TourRow | undefined): Promise<Tour> {
    if (!isOpen(row)) return { sample: null, steps: [], endedAt: row?.endedAt?.toISOString() ?? null };
    const { applicationId: caseId, personId, phoneEnd, skipped } = row;
    const done = await doneIn(tx, row, caseId);
    const stateOf = (step: TourStep) => (done.has(step) ? 'done' : skipped.includes(step) ? 'skipped' : 'open');
    return {
      sample: { caseId, personId, phoneEnd },
      steps: tourSteps.map((step) => ({ step, state: stateOf(step) })),
      endedAt: null,
    };
  }

  /** Everything that was made goes, by the way in which anybody is erased; that there was a tour stays. */
  async function end(tx: Tx, account: number): Promise<TourRow | undefined> {
    const row = await toursRepository.lock(tx, account);
    if (!isOpen(row)) return row;
    await notes.remove(
      tx,
      (await notesOf(tx, row)).map(({ id }) => id),
    );
    await eraseSample(tx, row.personId);
    return toursRepository.lock(tx, account);
  }

  return {
    get: (account: number): Promise<Tour> =>
      database.write.transaction(async (tx) => present(tx, await toursRepository.lock(tx, account))),

    async start(account: number): Promise<Tour> {
      const around = await sample.formContext();
      return database.write.transaction(async (tx) => {
        await toursRepository.lockAccount(tx, account);
        const known = await toursRepository.lock(tx, account);
        if (isOpen(known)) return present(tx, known);
        const { row, phoneEnd } = await sample.make(tx, around, account);
        const begun = await toursRepository.begin(tx, {
          accountId: account,
          personId: row.personId,
          applicationId: row.id,
          phoneEnd,
          said: [],
          skipped: [],
          startedAt: clock.now(),
          endedAt: null,
        });
        return present(tx, begun);
      });
    },

    mark: (account: number, { step, mark }: MarkTourStep): Promise<Tour> =>
      database.write.transaction(async (tx) => {
        const row = await toursRepository.lock(tx, account);
        if (!isOpen(row)) throw nothingGoesOn();
        const without = (steps: readonly TourStep[]) => steps.filter((each) => each !== step);
        const said = mark === 'done' ? [...without(row.said), step] : without(row.said);
        const skipped = mark === 'skipped' ? [...without(row.skipped), step] : without(row.skipped);
        auditLog.record(tx, mark === 'open' ? 'unticked' : 'ticked', { kind: 'tour', id: String(account) });
        return present(tx, await toursRepository.mark(tx, account, { said, skipped }));
      }),

    end: (account: number): Promise<Tour> =>
      database.write.transaction(async (tx) => present(tx, await end(tx, account))),

    /** Of those that nobody came back to. */
    async housekeep(): Promise<void> {
      const before = new Date(clock.now().getTime() - tourKeptDays * day);
      for (const account of await toursRepository.leftBefore(database.jobs, before, endedMost))
        await actAs(operator, () => database.jobs.transaction((tx) => end(tx, account)));
    },
  };
}

export type ToursService = ReturnType<typeof createToursService>;
