import type { Case, CaseForm, EditCase } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { AnswerGroup, Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { consentGivers } from '@kidney/contract/clients/people/consent-names.paths.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { NewPerson } from '../people/index.ts';
import { agreedWithin, checkForm, groupsOf, forms } from '../forms/index.ts';
import { createCallForm } from './call-form.ts';
import { noSuchApplication, subjectOf } from '../applications/index.ts';
import type { CaseWriter } from './case-writer.ts';
import type { CasesDeps } from './cases.deps.ts';
import { casesRepository, sealedApplications, type CaseRow } from './cases.repository.ts';
import type { CaseOpener } from './open-case.ts';

/**
 * What differs between two sets of answers, line by line: what stood there before is never lost. Of a page under a consent of its own only that it was changed: it must be able to
 * go with its consent.
 */
function changesBetween(before: readonly AnswerGroup[], after: readonly AnswerGroup[], unsaid?: string): string {
  const rowsOf = (groups: readonly AnswerGroup[]) =>
    new Map(groups.flatMap(({ page, rows }) => rows.map((row) => [`${page} ${row.label}`, row] as const)));
  const [was, is] = [rowsOf(before), rowsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((key) => was.get(key)?.words !== is.get(key)?.words)
    .map((key) => {
      if (key.startsWith(`${unsaid} `)) return `${is.get(key)?.label ?? was.get(key)?.label}: 고침`;
      const [from, to] = [was.get(key)?.words || '없음', is.get(key)?.words || '없음'];
      return `${is.get(key)?.label ?? was.get(key)?.label}: ${from} → ${to}`;
    })
    .join('\n');
}

const changedOf = (before: NewPerson, after: NewPerson): Partial<NewPerson> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name as keyof NewPerson]));

/** The answers of a case, as the office corrects them. */
export function createCaseAnswers(deps: CasesDeps, opener: CaseOpener, writer: CaseWriter) {
  const { database, clock, auditLog, vault, people, formContext } = deps;
  const callForm = createCallForm(deps);

  /** What is agreed to while an officer corrects the answers was heard by that officer. */
  async function giveWithin(tx: Tx, { kind, personId }: CaseRow, answers: Answers, by: number): Promise<void> {
    const accepted = agreedWithin(forms[kind], answers);
    const giver = consentGivers.find((each) => each === answers['giver']) ?? 'self';
    const given = { accepted, giver, way: 'phone', givenAt: clock.now(), takenBy: by } as const;
    if (accepted.length > 0) await people.giveConsents(tx, personId, given);
  }

  return {
    async form(id: string): Promise<CaseForm> {
      return database.write.transaction(async (tx) => {
        const row = await casesRepository.find(tx, id);
        if (!row) throw noSuchApplication();
        await opener.personOf(tx, row);
        auditLog.recordReading(tx, [subjectOf(id)]);
        return { form: await callForm(row.kind, opener.answersOf(row)), version: row.version };
      });
    },

    edit: (id: string, { answers: typed, version }: EditCase, by: number): Promise<Case> =>
      writer.change(id, version, async (tx, row) => {
        const form = forms[row.kind];
        const known = await formContext();
        const before = opener.answersOf(row);
        const { values, problems } = checkForm(form, { ...typed, giver: before['giver'] ?? 'self' }, known, before);
        if (problems) throw new AppError('INVALID_INPUT', { fields: problems });
        await giveWithin(tx, row, values, by);
        await casesRepository.change(tx, id, vault.seal(sealedApplications, id, { answers: JSON.stringify(values) }));
        auditLog.record(tx, 'changed', subjectOf(id));
        const changed = changedOf(form.personOf(before), form.personOf(values));
        if (Object.keys(changed).length > 0) await people.change(tx, row.personId, changed);
        const [was, is] = [groupsOf(form, before, known), groupsOf(form, values, known)];
        const words = changesBetween(was, is, form.consented?.page.key);
        await writer.addEvent(tx, id, by, { type: 'change' }, words);
      }),
  };
}
