import { randomUUID } from 'node:crypto';
import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type {
  CaseTexts,
  Kept,
  UnfinishedCall,
  UnfinishedCaseTexts,
} from '@kidney/contract/clients/cases/unfinished.schema.ts';
import type { GivenConsents } from '@kidney/contract/clients/people/consents.schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Vault } from '../../../platform/sealed-text/vault.ts';
import type { AuditLog } from '../../../office/audit-log/index.ts';
import type { People } from '../../people/index.ts';
import { applicationsRepository, noSuchApplication, subjectOf } from '../../applications/index.ts';
import { requireConsents, toOfficer, asAgreed, forms, whoIn } from '../../forms/index.ts';
import { sealedUnfinished, unfinishedRepository, type UnfinishedRow } from './unfinished.repository.ts';

export interface UnfinishedDeps {
  database: Database;
  clock: Clock;
  vault: Vault;
  auditLog: AuditLog;
  people: Pick<People, 'consentTexts' | 'consentsInForce'>;
}

/** As it was typed, and what had been agreed to by then. */
export interface WrittenCall extends GivenConsents {
  answers: Answers;
}

const keptHours = 24;
const callsMost = 20;
const contentMost = 36_000;

const isGone = () =>
  new AppError('NOT_FOUND', { message: '이어서 쓸 전화 신청이 없습니다. 접수했거나 버렸거나 24시간이 지났습니다.' });
const wasTaken = () => new AppError('CONFLICT', { message: '이미 접수한 신청입니다.' });
const tooMany = () =>
  new AppError('CONFLICT', { message: '쓰다 만 전화 신청이 너무 많습니다. 먼저 끝내시거나 버려 주십시오.' });

/** What an officer has begun to write about somebody. Only they read it, for a day after they last typed. */
export function createUnfinished({ database, clock, vault, auditLog, people }: UnfinishedDeps) {
  const since = () => new Date(clock.now().getTime() - keptHours * 3_600_000);
  const open = (row: UnfinishedRow): unknown =>
    JSON.parse(vault.open(sealedUnfinished, row.id, 'content', row.content));
  const presentKept = (at: Date): Kept => ({ savedAt: at.toISOString() });

  function seal(id: string, content: object): Buffer {
    const words = JSON.stringify(content);
    if (Buffer.byteLength(words) > contentMost) throw new AppError('TOO_LARGE');
    return vault.seal(sealedUnfinished, id, { content: words }).content;
  }

  async function keepTexts(tx: Tx, application: string, by: number, texts: CaseTexts): Promise<Kept> {
    const at = clock.now();
    await applicationsRepository.lockSource(tx, `${application} ${by}`);
    const row = await unfinishedRepository.lockTexts(tx, application, by);
    if (Object.values(texts).every((each) => each === '')) await unfinishedRepository.dropTexts(tx, application, by);
    else if (row) await unfinishedRepository.change(tx, row.id, seal(row.id, texts), at);
    else {
      const id = randomUUID();
      const content = seal(id, texts);
      await unfinishedRepository.addTexts(tx, {
        id,
        accountId: by,
        kind: null,
        applicationId: application,
        content,
        savedAt: at,
      });
    }
    return presentKept(at);
  }

  return {
    async calls(by: number): Promise<UnfinishedCall[]> {
      const rows = await unfinishedRepository.calls(database.write, by, since(), callsMost);
      return rows.flatMap(({ kind, savedAt, ...row }) =>
        kind === null ? [] : [{ ...row, kind, ...presentKept(savedAt) }],
      );
    },

    countCalls: (most: number, by: number) => unfinishedRepository.countCalls(database.read, by, since(), most),

    async openCall(tx: Tx, kind: ApplicationKind, key: string, by: number): Promise<WrittenCall & Kept> {
      const row = await unfinishedRepository.call(tx, key, by, since());
      if (row?.kind !== kind) throw isGone();
      auditLog.recordReading(tx, [{ kind: 'unfinished-call', id: key }]);
      return { ...(open(row) as WrittenCall), ...presentKept(row.savedAt) };
    },

    /** Nothing is kept before the consents that it needs. */
    keepCall(key: string, kind: ApplicationKind, { accepted, giver, answers }: WrittenCall, by: number): Promise<Kept> {
      const names = new Set(forms[kind].pages.flatMap(({ fields }) => fields.map(({ name }) => name)));
      const asked = Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)));
      const content = seal(key, { accepted, giver, answers: asAgreed(forms[kind], asked) });
      return database.write.transaction(async (tx) => {
        // What was typed a moment before it was sent must not come after it.
        await applicationsRepository.lockSource(tx, key);
        const inForce = (await people.consentsInForce(tx, whoIn(answers), kind)).map(({ textId }) => textId);
        requireConsents(people.consentTexts(kind), [...accepted, ...inForce], toOfficer);
        if (await applicationsRepository.bySource(tx, key)) throw wasTaken();
        const others = (await unfinishedRepository.calls(tx, by, since(), callsMost)).filter((row) => row.key !== key);
        if (others.length >= callsMost) throw tooMany();
        const savedAt = clock.now();
        const row = { id: key, accountId: by, kind, applicationId: null, content, savedAt };
        if (!(await unfinishedRepository.save(tx, row))) throw isGone();
        return presentKept(savedAt);
      });
    },

    /** When it was thrown away, or in the transaction that takes the application. */
    dropCallIn: (tx: Tx, key: string, by: number) => unfinishedRepository.dropCall(tx, key, by),
    dropCall: (key: string, by: number): Promise<void> =>
      database.write.transaction((tx) => unfinishedRepository.dropCall(tx, key, by)),

    texts: (application: string, by: number): Promise<UnfinishedCaseTexts | null> =>
      database.write.transaction(async (tx) => {
        if (!(await applicationsRepository.find(tx, application))) throw noSuchApplication();
        const row = await unfinishedRepository.texts(tx, application, by, since());
        if (!row) return null;
        auditLog.recordReading(tx, [subjectOf(application)]);
        return { ...(open(row) as CaseTexts), ...presentKept(row.savedAt) };
      }),

    keepTexts: (application: string, texts: CaseTexts, by: number): Promise<Kept> =>
      database.write.transaction(async (tx) => {
        if (!(await applicationsRepository.find(tx, application))) throw noSuchApplication();
        return keepTexts(tx, application, by, texts);
      }),

    /** One of them was sent: in the same transaction it is unfinished no more. */
    async sentText(tx: Tx, application: string, by: number, form: keyof CaseTexts): Promise<void> {
      const row = await unfinishedRepository.lockTexts(tx, application, by);
      if (row) await keepTexts(tx, application, by, { ...(open(row) as CaseTexts), [form]: '' });
    },

    dropTexts: (application: string, by: number): Promise<void> =>
      database.write.transaction((tx) => unfinishedRepository.dropTexts(tx, application, by)),

    housekeep: () => unfinishedRepository.forgetOld(database.jobs, since()),
  };
}

export type Unfinished = ReturnType<typeof createUnfinished>;
