import { createHash, randomUUID } from 'node:crypto';
import type { ApplicationKind, ApplicationWay } from '@kidney/contract/clients/application-names.paths.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { ConsentGiver } from '@kidney/contract/clients/people/consent-names.paths.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { People } from '../people/index.ts';
import { applicationsRepository, sealedApplications, type ApplicationRow } from './applications.repository.ts';
import { agreedWithin, withoutConsented, answersTo, forms } from '../forms/index.ts';
import { newReceiptNumber } from './receipt-number.ts';

export interface NewApplication {
  kind: ApplicationKind;
  /** Checked by `checkForm`. */
  answers: Answers;
  way: ApplicationWay;
  /** Of the draft or of the call: the same source makes one application, however often it is taken. */
  sourceKey: string;
  consents: { accepted: readonly string[]; giver: ConsentGiver; givenAt: Date };
  /** What the person has agreed to before, and was not asked for again. */
  inForce: readonly string[];
  /** Who of the office took the call. */
  takenBy: number | null;
  /** From which address a stranger sent it; null where the office took it. */
  strangerAt: string | null;
}

export interface TakeDeps {
  clock: Clock;
  vault: Vault;
  auditLog: AuditLog;
  people: Pick<People, 'recognise' | 'fillIn' | 'giveConsents'>;
  workingDayAfter(tx: Tx, date: string, days: number): Promise<string>;
  /** Told of every application that is new, in its transaction. Gives the message that says so, where there is one. */
  onTaken(tx: Tx, taken: Taken): Promise<string | null>;
}

export interface Taken {
  row: ApplicationRow;
  application: NewApplication;
  /** The consents that hold for the person: not all that a visitor accepted in their name. */
  held: readonly string[];
}

/** By when somebody of the office has called: so many working days. */
const callWithin = 3;

/** A key of its own for what the same source makes beside, the same at every try. */
export function besideKey(sourceKey: string, kind: string): string {
  const hex = createHash('sha256').update(`${sourceKey} ${kind}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** The one way in which an application comes into being, whoever filled in its form. */
export function createSubmitApplication({ clock, vault, auditLog, people, workingDayAfter, onTaken }: TakeDeps) {
  async function insert(tx: Tx, application: NewApplication, personId: string): Promise<ApplicationRow> {
    const id = randomUUID();
    const now = clock.now();
    const today = seoulDate(now);
    const row = await applicationsRepository.insert(tx, {
      id,
      personId,
      kind: application.kind,
      way: application.way,
      receipt: newReceiptNumber(),
      dayNumber: await applicationsRepository.nextOfDay(tx, today),
      sourceKey: application.sourceKey,
      ...vault.seal(sealedApplications, id, { answers: JSON.stringify(application.answers) }),
      dueOn: await workingDayAfter(tx, today, callWithin),
      // Whoever took the call leads the case, until somebody else does.
      assigneeId: application.takenBy,
      takenBy: application.takenBy,
      receivedAt: now,
      stateSince: now,
    });
    auditLog.record(tx, 'applied', { kind: 'application', id });
    return row;
  }

  const addReceived = (tx: Tx, { id, receivedAt, takenBy }: ApplicationRow, messageId: string | null) =>
    applicationsRepository.addEvent(tx, {
      id: randomUUID(),
      applicationId: id,
      type: 'state',
      at: receivedAt,
      byId: takenBy,
      toState: 'received',
      messageId,
    });

  /** What was agreed to within the form is given too; what was said under it is kept only where that holds. */
  async function keptAnswers(tx: Tx, personId: string, application: NewApplication): Promise<Answers> {
    const { kind, answers, consents, way, takenBy } = application;
    const accepted = agreedWithin(forms[kind], answers);
    if (accepted.length === 0) return answers;
    const given = { ...consents, accepted, givenAt: clock.now(), way, takenBy };
    const held = await people.giveConsents(tx, personId, given);
    return held.length > 0 ? answers : withoutConsented(forms[kind], answers);
  }

  return async function take(tx: Tx, application: NewApplication): Promise<ApplicationRow> {
    const { answers, sourceKey, consents, way, takenBy } = application;
    await applicationsRepository.lockSource(tx, sourceKey);
    const known = await applicationsRepository.bySource(tx, sourceKey);
    if (known) return known;

    const form = forms[application.kind];
    const who = form.personOf(answers);
    const { id: personId } = await people.recognise(tx, who);
    // On the web anybody may write under a name and a number: it waits until somebody of the office has looked at it.
    if (takenBy !== null) await people.fillIn(tx, personId, who);
    const given = await people.giveConsents(tx, personId, { ...consents, way, takenBy });
    const held = [...given, ...application.inForce];
    const kept = { ...application, answers: await keptAnswers(tx, personId, application) };
    const row = await insert(tx, kept, personId);
    const also = form.also?.(answers);
    if (also) {
      const joined = { ...application, ...also, sourceKey: besideKey(sourceKey, also.kind) };
      const accepted = answersTo(answers, 'joinConsents');
      await people.giveConsents(tx, personId, { ...consents, accepted, givenAt: clock.now(), way, takenBy });
      await addReceived(tx, await insert(tx, joined, personId), null);
    }
    await addReceived(tx, row, await onTaken(tx, { row, application, held }));
    return row;
  };
}

export type Take = ReturnType<typeof createSubmitApplication>;
