import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { CallForm, Case, TakenCall } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Answers, FormField, FormNote } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { requireConsents, toOfficer, checkForm, notesOf, forms, whoIn } from '../forms/index.ts';
import { createCallForm } from './call-form.ts';
import { applicationsRepository, mayLeadCases, subjectOf } from '../applications/index.ts';
import { createCaseWriter } from './case-writer.ts';
import type { CasesDeps } from './cases.deps.ts';
import { casesRepository } from './cases.repository.ts';
import { officersRepository } from './officers.repository.ts';
import type { CasesService } from './cases.service.ts';
import { createCaseOpener } from './open-case.ts';
import { createWholeText } from './whole-text.ts';

/** As it stood on the screen, whether it is an answer already or not. */
function asTyped(field: FormField, typed: Answers[string] | undefined): FormField {
  if (typed === undefined) return field;
  if (field.type === 'choice') return { ...field, chosen: [typed].flat() };
  return { ...field, value: [typed].flat().join(' ') };
}

/** All of the office: no choice to be shown. */
const officersMost = 1_000;

/** An application that an officer writes down while somebody tells it. */
export function createCallsService(deps: CasesDeps, cases: CasesService) {
  const { database, clock, auditLog, colleagues, people, take, unfinished, formContext } = deps;
  const callForm = createCallForm(deps);
  const opener = createCaseOpener(deps);
  const sendWholeText = createWholeText(deps, opener, createCaseWriter(deps, opener));

  /** What somebody said the last time and would say again. */
  async function lastAnswers(tx: Tx, personId: string, kind: ApplicationKind): Promise<Answers> {
    const row = await casesRepository.newestOf(tx, personId, kind);
    const { again = [] } = forms[kind];
    if (!row || again.length === 0) return {};
    auditLog.recordReading(tx, [subjectOf(row.id)]);
    return Object.fromEntries(Object.entries(opener.answersOf(row)).filter(([name]) => again.includes(name)));
  }

  /** Whoever is let go at this moment takes no call any more: the case would be nobody's, and nobody would know. */
  async function requireAtWork(tx: Tx, by: number): Promise<void> {
    await officersRepository.holdOfficer(tx, by);
    const officers = await colleagues(tx, mayLeadCases, officersMost);
    if (!officers.some(({ id }) => id === by)) throw new AppError('SIGN_IN_REQUIRED');
  }

  return {
    /** As somebody left it. */
    async unfinished(kind: ApplicationKind, key: string, by: number): Promise<CallForm> {
      const { answers, kept, inForce } = await database.write.transaction(async (tx) => {
        const { answers: typed, ...was } = await unfinished.openCall(tx, kind, key, by);
        return { answers: typed, kept: was, inForce: await people.consentsInForce(tx, whoIn(typed), kind) };
      });
      const form = await callForm(kind, { giver: kept.giver }, inForce);
      const groups = form.groups.map((group) => ({
        ...group,
        fields: group.fields.map((field) => asTyped(field, answers[field.name])),
      }));
      return { ...form, groups, kept };
    },

    async form(kind: ApplicationKind, personId: string | undefined): Promise<CallForm> {
      const { usual } = forms[kind];
      if (personId === undefined) return callForm(kind, { ...usual, giver: 'self' });
      const known = await database.write.transaction(async (tx) => {
        const person = (await people.read(tx, [personId])).get(personId);
        if (!person) throw new AppError('NOT_FOUND', { message: '찾으시는 분이 없습니다.' });
        const answers = { ...usual, ...forms[kind].answersOf(person), ...(await lastAnswers(tx, personId, kind)) };
        return { answers, inForce: await people.consentsInForce(tx, person, kind) };
      });
      return callForm(kind, { ...known.answers, giver: 'self' }, known.inForce);
    },

    /** Only what warns: it is told while somebody is still on the line. */
    async notes(kind: ApplicationKind, answers: Answers): Promise<FormNote[]> {
      return notesOf(forms[kind], answers, await formContext()).filter(({ tone }) => tone === 'warning');
    },

    async take({ kind, key, accepted, giver, answers, wholeText }: TakenCall, by: number): Promise<Case> {
      const around = await formContext();
      const consents = { accepted, giver, givenAt: clock.now() };
      return database.write.transaction(async (tx) => {
        await requireAtWork(tx, by);
        const inForce = (await people.consentsInForce(tx, whoIn(answers), kind)).map(({ textId }) => textId);
        requireConsents(people.consentTexts(kind), [...accepted, ...inForce], toOfficer);
        const { values, problems } = checkForm(forms[kind], { ...answers, giver }, around);
        if (problems) throw new AppError('INVALID_INPUT', { fields: problems });
        const told = { kind, answers: values, way: 'phone', sourceKey: key, consents, takenBy: by } as const;
        await applicationsRepository.lockSource(tx, key);
        const isNew = (await applicationsRepository.bySource(tx, key)) === undefined;
        const row = await take(tx, { ...told, inForce, strangerAt: null });
        if (isNew && wholeText) await sendWholeText(tx, row, wholeText, by);
        await unfinished.dropCallIn(tx, key, by);
        return cases.openIn(tx, row.id);
      });
    },
  };
}

export type CallsService = ReturnType<typeof createCallsService>;
