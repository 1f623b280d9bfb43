import type { ApplicationKind } from '@kidney/contract/applications/application-names.paths.ts';
import type { CallForm, Case, TakeCall } from '@kidney/contract/applications/cases.schema.ts';
import { AppError } from '../../../platform/errors.ts';
import { requireConsents } from '../drafts/required-consents.ts';
import { checkForm } from '../forms/engine.ts';
import { forms } from '../forms/forms.ts';
import { createCallForm } from './call-form.ts';
import type { CasesDeps } from './cases.deps.ts';
import type { CasesService } from './cases.service.ts';

/** An application that an officer writes down while somebody tells it. */
export function createCallsService(deps: CasesDeps, cases: CasesService) {
  const { database, clock, people, take, world } = deps;
  const callForm = createCallForm(deps);

  return {
    async form(kind: ApplicationKind, personId: string | undefined): Promise<CallForm> {
      if (personId === undefined) return callForm(kind, { giver: 'self' });
      const person = await database.write.transaction(async (tx) => (await people.read(tx, [personId])).get(personId));
      if (!person) throw new AppError('NOT_FOUND', { message: '찾으시는 분이 없습니다.' });
      return callForm(kind, { ...forms[kind].answersOf(person), giver: 'self' });
    },

    async take({ kind, key, accepted, giver, answers }: TakeCall, by: number): Promise<Case> {
      requireConsents(people.consentTexts(kind), accepted);
      const { values, problems } = checkForm(forms[kind], { ...answers, giver }, await world());
      if (problems) throw new AppError('INVALID_INPUT', { fields: problems });
      const consents = { accepted, giver, givenAt: clock.now() };
      return database.write.transaction(async (tx) => {
        const { id } = await take(tx, { kind, answers: values, way: 'phone', sourceKey: key, consents, takenBy: by });
        return cases.openIn(tx, id);
      });
    },
  };
}

export type CallsService = ReturnType<typeof createCallsService>;
