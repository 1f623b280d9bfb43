import { randomUUID } from 'node:crypto';
import type { ConsentGiver, ConsentWay } from '@kidney/contract/clients/people/consent-names.paths.ts';
import type { Consent, ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { seoulDate } from '../../../platform/seoul-time.ts';
import type { Vault } from '../../../platform/sealed-text/vault.ts';
import type { AuditLog } from '../../../office/audit-log/index.ts';
import { needsGuardian } from '../people.policy.ts';
import { presentConsent } from '../people.presenter.ts';
import { personsRepository, sealedPersons } from '../persons.repository.ts';
import { nobodyThere } from '../persons.service.ts';
import { consentText, newestTexts } from './consent-texts.ts';
import { inForce, lackingConsents, type LackingConsents } from './lacking-consents.ts';
import { isTakenBack } from './taken-back.ts';
import { consentsRepository, type ConsentRow } from './consents.repository.ts';

export interface GivenConsent {
  /** Ids of the texts that were agreed to. */
  accepted: readonly string[];
  giver: ConsentGiver;
  way: ConsentWay;
  givenAt: Date;
  /** Who of the office heard or read it. */
  takenBy: number | null;
}

export type ConsentInForce = Pick<ConsentRow, 'textId' | 'giver' | 'givenAt'>;

interface Deps {
  clock: Clock;
  vault: Vault;
  auditLog: AuditLog;
  names(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Told of whoever wants no more messages, in the same transaction. */
  sendNoMore(tx: Tx, personId: string): Promise<void>;
  /** Told of the words that were taken back, in the same transaction. */
  forgetAnswers(tx: Tx, personId: string, textId: string): Promise<void>;
}

const consentsMost = 50;
/** Nobody has so many. */
const allOfThem = 500;
const subjectOf = (id: string) => ({ kind: 'person', id }) as const;

function guardianNeeded(): AppError {
  const message = '만 14세가 안 된 분은 법정대리인이 동의해 주셔야 합니다.';
  return new AppError('INVALID_INPUT', { message, fields: [{ field: 'giver', message }] });
}

export function createConsents({ clock, vault, auditLog, names, sendNoMore, forgetAnswers }: Deps) {
  async function present(tx: Tx, rows: readonly ConsentRow[]): Promise<Consent[]> {
    const takers = rows.flatMap(({ takenBy }) => (takenBy === null ? [] : [takenBy]));
    const known = await names(tx, [...new Set(takers)]);
    return rows.map((row) => presentConsent(row, consentText(row.textId), known));
  }

  async function presentOne(tx: Tx, row: ConsentRow): Promise<Consent> {
    const [shown] = await present(tx, [row]);
    if (!shown) throw new Error('a consent that is there was not shown');
    return shown;
  }

  /** Whether it is a guardian who has to agree. */
  async function isChild(tx: Tx, personId: string): Promise<boolean> {
    const person = await personsRepository.find(tx, personId);
    if (!person) throw nobodyThere();
    const birthDate = vault.open(sealedPersons, personId, 'birthDate', person.birthDate);
    return birthDate !== null && needsGuardian(birthDate, seoulDate(clock.now()));
  }

  /** Adds what was not agreed to before in the same words by the same. What was added, and all that holds now of what was accepted. */
  async function give(tx: Tx, personId: string, given: GivenConsent): Promise<{ added: ConsentRow[]; held: string[] }> {
    const { accepted, giver, way, givenAt, takenBy } = given;
    const isOfOffice = takenBy !== null;
    const isDoubtful = (await isChild(tx, personId)) && giver !== 'guardian';
    if (isOfOffice && isDoubtful) throw guardianNeeded();
    const before = await consentsRepository.list(tx, personId, allOfThem);
    const isInForce = (id: string) =>
      before.some((row) => row.textId === id && row.giver === giver && row.withdrawnAt === null);
    const texts = [...new Set(accepted)].map(consentText);
    // A visitor is refused nothing that would tell who is known: what cannot count is left out, and the office asks.
    const isLeftOut = ({ kind, isRequired }: ConsentText) =>
      !isOfOffice && !isRequired && (isDoubtful || isTakenBack(before, kind));
    const held = texts.filter((text) => !isLeftOut(text));
    const fresh = held.map(({ id }) => id).filter((id) => !isInForce(id));
    const rows = fresh.map((textId) => ({ id: randomUUID(), personId, textId, giver, way, givenAt, takenBy }));
    if (rows.length > 0) auditLog.record(tx, 'consent-given', subjectOf(personId), { details: { texts: fresh } });
    return { added: rows.length > 0 ? await consentsRepository.insert(tx, rows) : [], held: held.map(({ id }) => id) };
  }

  return {
    give,

    of: async (tx: Tx, personId: string): Promise<Consent[]> =>
      present(tx, await consentsRepository.list(tx, personId, consentsMost)),

    /** Of the newest words of a purpose those that are agreed to already, each told by who said so last. */
    async inForce(tx: Tx, personId: string, topic: string): Promise<ConsentInForce[]> {
      const rows = inForce(await consentsRepository.list(tx, personId, allOfThem), await isChild(tx, personId));
      return newestTexts(topic).flatMap(({ id }) => rows.find(({ textId }) => textId === id) ?? []);
    },

    /** Whether they took such consents back, and the office has heard no other since. */
    hasTakenBack: async (tx: Tx, personId: string, kind: ConsentText['kind']): Promise<boolean> =>
      isTakenBack(await consentsRepository.list(tx, personId, allOfThem), kind),

    lacking: async (tx: Tx, personId: string, topic: string, since = 1): Promise<LackingConsents> =>
      lackingConsents(topic, await consentsRepository.list(tx, personId, allOfThem), {
        isChild: await isChild(tx, personId),
        since,
      }),

    async take(tx: Tx, personId: string, given: GivenConsent): Promise<Consent> {
      const [row] = (await give(tx, personId, given)).added;
      if (!row) throw new AppError('CONFLICT', { message: '이미 동의하신 내용입니다.' });
      return presentOne(tx, row);
    },

    /** What was taken back before stays as it was then. */
    async withdraw(tx: Tx, personId: string, id: string, by: { way: ConsentWay; by: number }): Promise<Consent> {
      const values = { withdrawnAt: clock.now(), withdrawnWay: by.way, withdrawnBy: by.by };
      const row = await consentsRepository.withdraw(tx, personId, id, values);
      if (row) auditLog.record(tx, 'consent-withdrawn', subjectOf(personId), { details: { texts: [row.textId] } });
      if (row && consentText(row.textId).kind === 'messages') await sendNoMore(tx, personId);
      if (row) await forgetAnswers(tx, personId, row.textId);
      const there = row ?? (await consentsRepository.find(tx, personId, id));
      if (!there) throw new AppError('NOT_FOUND');
      return presentOne(tx, there);
    },
  };
}

export type Consents = ReturnType<typeof createConsents>;
