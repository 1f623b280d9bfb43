import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { answersTo, type Form } from './form.ts';

const without = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)));

const namesIn = ({ consented }: Form): string[] => consented?.page.fields.map(({ name }) => name) ?? [];

/** The words that were agreed to within the form. */
export const agreedWithin = ({ consented }: Form, answers: Answers): readonly string[] =>
  consented ? answersTo(answers, consented.by) : [];

/** What may be kept: an answer that needs a consent of its own is dropped where that was not given. */
export const asAgreed = (form: Form, answers: Answers): Answers =>
  agreedWithin(form, answers).length > 0 ? answers : without(answers, namesIn(form));

/** What stays where that consent does not hold, or holds no more. */
export const withoutConsented = (form: Form, answers: Answers): Answers =>
  form.consented ? without(answers, [form.consented.by, ...namesIn(form)]) : answers;

/** The form as a receipt tells it: whether that consent was counted would tell a stranger who is known to us. */
export function withoutConsentedPage(form: Form): Form {
  const { consented } = form;
  if (!consented) return form;
  const pages = form.pages
    .filter((page) => page !== consented.page)
    .map((page) => ({ ...page, fields: page.fields.filter(({ name }) => name !== consented.by) }));
  return { ...form, pages };
}
