import { ridesIn } from '@kidney/contract/clients/rides.paths.ts';
import { ridesInWords } from '@kidney/contract/clients/ride-labels.paths.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { RetentionClass } from '@kidney/contract/clients/people/retention-names.paths.ts';
import type { SQL } from '../../../platform/drizzle.ts';
import type { Ride } from '@kidney/contract/clients/ride.schema.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import type { Vault } from '../../../platform/sealed-text/vault.ts';
import { contactForm, tell, type PersonalRecords, type RetentionEnd, type Whose } from '../../people/index.ts';
import { sealedApplications, type ApplicationRow } from '../applications.repository.ts';
import { sealedDrafts, type DraftRow } from '../drafts/drafts.repository.ts';
import { type FormContext, forms, goesOn, answersInWords, contactsIn } from '../../forms/index.ts';
import {
  applicationRecordsRepository,
  sealedEvents,
  type EventRow,
  type IsHeld,
} from './application-records.repository.ts';
import { applicationTable, draftTable, eventTable } from './application-tables.ts';
import { contactWords, eventWords, proofWords, reasonWords, resultWords, stateWords } from './record-labels.ts';

interface Deps {
  vault: Vault;
  formContext(): Promise<FormContext>;
  isHeld: IsHeld;
}

const batch = 200;
const wayWords = { web: '누리집', phone: '전화', paper: '종이' } as const;
const giverWords = { self: '본인', guardian: '법정대리인', family: '가족이나 도와주는 분' } as const;

const known = <Key extends string>(words: Record<Key, string>, key: Key | null) => key && words[key];

const goesWhen = (name: RetentionClass, isDue: (db: Db | Tx, end: Date) => Promise<SQL | undefined>) => ({
  class: name,
  count: async (db: Db | Tx, end: RetentionEnd) => applicationRecordsRepository.count(db, await isDue(db, end.moment)),
  remove: async (tx: Tx, end: RetentionEnd, most: number) =>
    applicationRecordsRepository.remove(tx, await isDue(tx, end.moment), most),
});

/** Applications, what happened to them, and what somebody began and did not send. */
export function createApplicationRecords({ vault, formContext, isHeld }: Deps): PersonalRecords {
  const answersOf = (of: ApplicationRow) =>
    JSON.parse(vault.open(sealedApplications, of.id, 'answers', of.answers)) as Answers;
  const draftAnswers = (of: DraftRow) =>
    JSON.parse(vault.open(sealedDrafts, of.id, 'answers', of.answers) ?? '{}') as Answers;

  /** An unfinished one has no person yet: it is theirs where it names a number or an address of theirs. */
  async function unsentOf(tx: Tx, contacts: Whose['contacts']): Promise<DraftRow[]> {
    const found: DraftRow[] = [];
    for (let after: string | undefined; ;) {
      const rows = await applicationRecordsRepository.unsentAfter(tx, after, batch);
      found.push(
        ...rows.filter((row) => contactsIn(draftAnswers(row)).some((contact) => contacts.has(contactForm(contact)))),
      );
      after = rows.at(-1)?.id;
      if (rows.length < batch) return found;
    }
  }

  /** What is given is sealed: whether it goes on until somebody ends it is read from the answers. */
  async function runningPledges(db: Db | Tx, before: Date): Promise<string[]> {
    const found: string[] = [];
    for (let after: string | undefined; ;) {
      const rows = await applicationRecordsRepository.confirmedPledgesAfter(db, before, after, batch);
      found.push(...rows.filter((row) => goesOn(answersOf(row))).map(({ id }) => id));
      after = rows.at(-1)?.id;
      if (rows.length < batch) return found;
    }
  }

  const openApplication = (row: ApplicationRow, around: FormContext) => {
    const ride = vault.open(sealedApplications, row.id, 'ride', row.ride);
    return {
      ...row,
      kind: forms[row.kind].title,
      state: stateWords[row.state],
      way: wayWords[row.way],
      answers: answersInWords(row.kind, answersOf(row), around),
      ride: ride && ridesInWords(ridesIn(JSON.parse(ride) as Ride | Ride[])),
      reason: known(reasonWords, row.reason),
    };
  };

  const openEvent = (row: EventRow) => ({
    ...row,
    type: eventWords[row.type],
    fromState: known(stateWords, row.fromState),
    toState: known(stateWords, row.toState),
    reason: known(reasonWords, row.reason),
    contactWay: known(contactWords, row.contactWay),
    contactResult: known(resultWords, row.contactResult),
    proofKind: known(proofWords, row.proofKind),
    text: vault.open(sealedEvents, row.id, 'text', row.text),
  });

  const openDraft = (row: DraftRow, around: FormContext) => ({
    ...row,
    kind: forms[row.kind].title,
    giver: giverWords[row.giver],
    answers: answersInWords(row.kind, draftAnswers(row), around),
  });

  return {
    tables: [applicationTable, eventTable, draftTable],
    needs: applicationRecordsRepository.hasApplied,

    contacts: async (tx, personId) =>
      (await applicationRecordsRepository.of(tx, personId)).flatMap((row) => contactsIn(answersOf(row))),

    async export(tx, whose) {
      const around = await formContext();
      const drafts = [...(await applicationRecordsRepository.sentBy(tx, whose.id)), ...(await unsentOf(tx, whose.own))];
      return [
        ...tell(
          applicationTable,
          (await applicationRecordsRepository.of(tx, whose.id)).map((row) => openApplication(row, around)),
        ),
        ...tell(eventTable, (await applicationRecordsRepository.eventsOf(tx, whose.id)).map(openEvent)),
        ...tell(
          draftTable,
          drafts.map((row) => openDraft(row, around)),
        ),
      ];
    },

    async erase(tx, whose) {
      const drafts = [
        ...(await applicationRecordsRepository.sentBy(tx, whose.id)),
        ...(await unsentOf(tx, whose.contacts)),
      ];
      const gone = await applicationRecordsRepository.eraseDrafts(
        tx,
        drafts.map(({ id }) => id),
      );
      return {
        application_drafts: gone,
        ...(await applicationRecordsRepository.erase(tx, whose.id)),
      };
    },

    retention: [
      goesWhen('applications', async (_db, moment) => applicationRecordsRepository.isOver(moment, isHeld)),
      goesWhen('pledges', async (db, moment) =>
        applicationRecordsRepository.isOldPledge(moment, await runningPledges(db, moment)),
      ),
    ],
  };
}
