import type { Answers } from '@kidney/contract/applications/forms.schema.ts';
import type { Case, CaseSummary } from '@kidney/contract/applications/cases.schema.ts';
import type { Consent } from '@kidney/contract/people/consents.schema.ts';
import { rideSchema, type Ride } from '@kidney/contract/applications/status.schema.ts';
import type { Tx } from '../../../platform/database.ts';
import { groupsOf, notesOf } from '../forms/engine.ts';
import { forms } from '../forms/forms.ts';
import type { CasesDeps } from './cases.deps.ts';
import { mayLeadCases } from './cases.policy.ts';
import { nextOf, presentEvent, presentSummary } from './cases.presenter.ts';
import { consentNotes } from './lacking-words.ts';
import { casesRepository, type CaseRow, sealedApplications, sealedEvents } from './cases.repository.ts';

const eventsMost = 200;
const vansMost = 20;
export const colleaguesMost = 50;

/** Opens what is sealed of a case. Whoever is shown it stands in the log, in the same transaction. */
export function createCaseOpener({ auditLog, vault, people, names, colleagues, vans, world }: CasesDeps) {
  const answersOf = ({ id, answers }: CaseRow): Answers =>
    JSON.parse(vault.open(sealedApplications, id, 'answers', answers));

  const rideOf = ({ id, ride }: CaseRow): Ride | null => {
    const opened = vault.open(sealedApplications, id, 'ride', ride);
    return opened === null ? null : rideSchema.parse(JSON.parse(opened));
  };

  async function personOf(tx: Tx, { personId }: CaseRow) {
    const person = (await people.read(tx, [personId])).get(personId);
    if (!person) throw new Error('an application without its person');
    return person;
  }

  const wantsMessages = ({ kind }: CaseRow, given: readonly Consent[]): boolean =>
    given.some(({ text, withdrawnAt }) => text.id.startsWith(`${kind}/messages/`) && withdrawnAt === null);

  async function eventsOf(tx: Tx, { id }: CaseRow) {
    const rows = await casesRepository.events(tx, id, eventsMost);
    const known = await names(
      tx,
      rows.flatMap(({ byId }) => byId ?? []),
    );
    return rows.map((row) => presentEvent(row, vault.open(sealedEvents, row.id, 'text', row.text), known));
  }

  return {
    answersOf,
    rideOf,
    personOf,
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
      const around = await world();
      const given = await people.consentsOf(tx, row.personId);
      return {
        ...presentSummary(row, person.name, known),
        receipt: row.receipt,
        personId: row.personId,
        phone: person.phone,
        groups: groupsOf(forms[row.kind], answers, around),
        notes: [
          ...consentNotes(await people.lackingConsents(tx, row.personId, row.kind)),
          ...notesOf(forms[row.kind], answers, around),
        ],
        ride: rideOf(row),
        events: await eventsOf(tx, row),
        next: nextOf(row),
        mayMessage: wantsMessages(row, given),
        colleagues: await colleagues(tx, mayLeadCases, colleaguesMost),
        vans: (await vans(tx)).slice(0, vansMost).map(({ name }) => name),
      };
    },
  };
}

export type CaseOpener = ReturnType<typeof createCaseOpener>;
