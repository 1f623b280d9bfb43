import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { CallForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { describeForm, forms } from '../forms/index.ts';
import { spokenFirst, spokenOfTopic, spokenWords, type ConsentInForce } from '../people/index.ts';
import type { CasesDeps } from './cases.deps.ts';

const topicOf = (textId: string) => textId.split('/')[0] ?? '';

/** What is read aloud of each; before the first of another purpose also what is the same for all of that. */
function spokenOf(kind: ApplicationKind, texts: readonly string[]): CallForm['spoken'] {
  const begun = new Set<string>([kind]);
  return Object.fromEntries(
    texts.map((id) => {
      const topic = topicOf(id);
      const first = begun.has(topic) ? [] : (spokenOfTopic[topic] ?? []);
      begun.add(topic);
      return [id, [...first, ...(spokenWords[id] ?? [])]];
    }),
  );
}

/** The whole form on one screen, filled in with what is known. */
export function createCallForm({ people, formContext }: Pick<CasesDeps, 'people' | 'formContext'>) {
  return async (
    kind: ApplicationKind,
    answers: Answers,
    inForce: readonly ConsentInForce[] = [],
  ): Promise<CallForm> => {
    const consents = people.consentTexts(kind);
    const groups = describeForm(forms[kind], answers, await formContext());
    const within = groups
      .flatMap(({ fields }) => fields)
      .flatMap((field) => (field.type === 'choice' && field.isConsent ? field.options : []));
    return {
      kept: null,
      kind,
      title: forms[kind].title,
      script: [...spokenFirst, ...(spokenOfTopic[kind] ?? [])],
      consents,
      spoken: spokenOf(kind, [...consents.map(({ id }) => id), ...within.map(({ value }) => value)]),
      inForce: inForce.map(({ textId, giver, givenAt }) => ({ text: textId, giver, givenAt: givenAt.toISOString() })),
      usual: Object.keys(forms[kind].usual ?? {}),
      groups,
    };
  };
}
