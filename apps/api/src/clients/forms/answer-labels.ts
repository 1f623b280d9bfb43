import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { answerTo, type FormContext } from './form.ts';
import { forms } from './forms.ts';

/** Every answer, also one that the form of today asks no more. */
export function answersInWords(kind: ApplicationKind, answers: Answers, formContext: FormContext) {
  const fields = new Map(forms[kind].pages.flatMap((page) => page.fields).map((field) => [field.name, field]));
  return Object.entries(answers).map(([name, answer]) => {
    const field = fields.get(name);
    const words = field?.words(answer, formContext) || (Array.isArray(answer) ? answer.join(', ') : answer);
    return { label: field?.label ?? name, words };
  });
}

/** Where somebody is reached, as it was typed. */
export const contactsIn = (answers: Answers): string[] =>
  ['phone', 'applicantPhone', 'email'].map((name) => answerTo(answers, name));
