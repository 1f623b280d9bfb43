import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { Case, CaseSummary } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Consent } from '@kidney/contract/clients/people/consents.schema.ts';
import { ridesIn, ridesOn } from '@kidney/contract/clients/rides.paths.ts';
import type { Ride } from '@kidney/contract/clients/ride.schema.ts';
import type { Tx } from '../../platform/database.ts';
import { phoneEnd } from '../../platform/sealed-text/blind-index.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { groupsOf, notesOf, answerTo, forms } from '../forms/index.ts';
import { textsToAsk } from '../people/index.ts';
import type { CasesDeps } from './cases.deps.ts';
import { applicationsRepository, mayLeadCases, presentStatus } from '../applications/index.ts';
import { nextOf, presentEvent, presentSummary } from './cases.presenter.ts';
import { consentNotes } from './lacking-consent-messages.ts';
import { casesRepository, type CaseRow, type EventRow, sealedApplications, sealedEvents } from './cases.repository.ts';

const eventsMost = 200;
const vansMost = 20;
export const colleaguesMost = 50;

/** Opens what is sealed of a case. Whoever is shown it stands in the log, in the same transaction. */
export function createCaseOpener(deps: CasesDeps) {
  const { clock, auditLog, vault, people, names, colleagues, vans, formContext, messages, picturesToSend } = deps;
  const answersOf = ({ id, answers }: CaseRow): Answers =>
    JSON.parse(vault.open(sealedApplications, id, 'answers', answers));

  const ridesOf = ({ id, ride }: CaseRow): Ride[] => {
    const opened = vault.open(sealedApplications, id, 'ride', ride);
    return opened === null ? [] : ridesIn(JSON.parse(opened) as Ride | Ride[]);
  };

  async function personOf(tx: Tx, { personId }: CaseRow) {
    const person = (await people.read(tx, [personId])).get(personId);
    if (!person) throw new Error('an application without its person');
    return person;
  }

  const wantsMessages = ({ kind }: CaseRow, given: readonly Consent[]): boolean =>
    given.some(({ text, withdrawnAt }) => text.id.startsWith(`${kind}/messages/`) && withdrawnAt === null);

  /** Whoever applied is told, also where it is for somebody else. */
  const messagePhone = (row: CaseRow, phone: string) => answerTo(answersOf(row), 'applicantPhone') || phone;

  const shortReceipt = (row: CaseRow, phone: string): Case['shortReceipt'] =>
    row.dayNumber === null ? null : { number: row.dayNumber, phoneEnd: phoneEnd(messagePhone(row, phone)) };

  async function shownEvents(tx: Tx, rows: readonly EventRow[]) {
    const known = await names(
      tx,
      rows.flatMap(({ byId }) => byId ?? []),
    );
    const sent = rows.flatMap(({ messageId }) => messageId ?? []);
    const states = sent.length > 0 ? await messages.states(tx, sent) : new Map();
    return rows.map((row) => presentEvent(row, vault.open(sealedEvents, row.id, 'text', row.text), known, states));
  }

  return {
    answersOf,
    shownEvents,
    ridesOf,
    personOf,
    messagePhoneOf: async (tx: Tx, row: CaseRow) => messagePhone(row, (await personOf(tx, row)).phone),
    mayMessage: async (tx: Tx, row: CaseRow) => wantsMessages(row, await people.consentsOf(tx, row.personId)),

    async summaries(tx: Tx, rows: readonly CaseRow[]): Promise<CaseSummary[]> {
      const persons = await people.read(tx, [...new Set(rows.map(({ personId }) => personId))]);
      const known = await names(
        tx,
        rows.flatMap(({ assigneeId }) => assigneeId ?? []),
      );
      return rows.map((row) => presentSummary(row, persons.get(row.personId)?.name ?? '', known));
    },

    async whole(tx: Tx, row: CaseRow): Promise<Case> {
      const person = await personOf(tx, row);
      auditLog.recordReading(tx, [{ kind: 'application', id: row.id }]);
      const known = await names(tx, row.assigneeId === null ? [] : [row.assigneeId]);
      const answers = answersOf(row);
      const around = await formContext();
      const given = await people.consentsOf(tx, row.personId);
      const rides = ridesOn(ridesOf(row), seoulDate(clock.now()));
      const entered = await applicationsRepository.states(tx, row.id);
      return {
        ...presentSummary(row, person.name, known),
        receipt: row.receipt,
        shortReceipt: shortReceipt(row, person.phone),
        personId: row.personId,
        phone: person.phone,
        groups: groupsOf(forms[row.kind], answers, around),
        notes: [
          ...consentNotes(await people.lackingConsents(tx, row.personId, row.kind)),
          ...notesOf(forms[row.kind], answers, around),
        ],
        ...rides,
        wishedRide: forms[row.kind].wishedRide?.(answers, around) ?? null,
        status: presentStatus(row, entered, { rides, pictures: await picturesToSend(tx, row) }),
        events: await shownEvents(tx, await casesRepository.events(tx, row.id, eventsMost)),
        next: nextOf(row),
        mayMessage: wantsMessages(row, given),
        messagePhone: messagePhone(row, person.phone),
        consents: given,
        texts: textsToAsk,
        colleagues: await colleagues(tx, mayLeadCases, colleaguesMost),
        vans: (await vans(tx)).slice(0, vansMost).map(({ name }) => name),
      };
    },
  };
}

export type CaseOpener = ReturnType<typeof createCaseOpener>;
