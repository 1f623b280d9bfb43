import type { Answers, FormField, FormNote, NamedGroup } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import type { Form, FormContext, Page } from './form.ts';

type Checked = { values: Answers; problems?: never } | { values?: never; problems: FieldProblem[] };

/** The pages that apply, in their order. */
export const pagesOf = (form: Form, answers: Answers): Page[] =>
  form.pages.filter((page) => page.when?.(answers) ?? true);

const titleOf = ({ title }: Page, answers: Answers): string => (typeof title === 'function' ? title(answers) : title);

export function describePage(page: Page, answers: Answers, formContext: FormContext) {
  return {
    title: titleOf(page, answers),
    fields: page.fields.map((field) => field.describe(answers, formContext)),
    notes: page.notes?.(answers, formContext) ?? [],
  };
}

/** The whole form at once, for whoever fills it in for a caller. What may not apply is not asked for. */
export function describeForm(form: Form, answers: Answers, formContext: FormContext) {
  return form.pages.map((page) => ({
    page: page.key,
    title: titleOf(page, answers),
    hasNotes: page.notes !== undefined,
    fields: page.fields
      .map((field) => field.describe(answers, formContext))
      .map((field): FormField => (page.when ? { ...field, isOptional: true } : field)),
  }));
}

/** What of the typed belongs to the page, in the one way it is kept; or what to do about it. */
export function checkPage(
  page: Page,
  typed: Answers,
  answers: Answers,
  formContext: FormContext,
  sent: Answers = {},
): Checked {
  const values: Answers = {};
  const problems: FieldProblem[] = [];
  for (const field of page.fields) {
    const { value, problem } = field.read(typed[field.name], formContext, sent[field.name]);
    if (problem === undefined) values[field.name] = value;
    else problems.push({ field: field.name, message: problem });
  }
  if (problems.length === 0) problems.push(...(page.check?.({ ...answers, ...values }, formContext) ?? []));
  return problems.length > 0 ? { problems } : { values };
}

function asKept({ fields }: Page, values: Answers, formContext: FormContext): Answers {
  const kept = { ...values };
  for (const { name, keep } of fields) {
    const value = values[name];
    if (keep && value !== undefined) kept[name] = keep(value, formContext);
  }
  return kept;
}

/** All pages that apply, each knowing what was said before it, as it is sent and kept. What applies no more is dropped. */
export function checkForm(form: Form, typed: Answers, formContext: FormContext, sent: Answers = {}): Checked {
  const problems: FieldProblem[] = [];
  let values: Answers = 'giver' in typed ? { giver: typed['giver'] } : {};
  for (const page of form.pages) {
    if (page.when && !page.when(values)) continue;
    const checked = checkPage(page, typed, values, formContext, sent);
    if (checked.problems) problems.push(...checked.problems);
    else values = { ...values, ...asKept(page, checked.values, formContext) };
  }
  return problems.length > 0 ? { problems } : { values };
}

/** Where somebody has to go before it can be sent: a page never answered, or whose answer is none any more. */
export function missingPage(
  form: Form,
  answers: Answers,
  answered: readonly string[],
  formContext: FormContext,
): Page | undefined {
  return pagesOf(form, answers).find(
    (page) => !answered.includes(page.key) || checkPage(page, answers, answers, formContext).problems,
  );
}

/** The answers in words, by page. */
export function groupsOf(form: Form, answers: Answers, formContext: FormContext): NamedGroup[] {
  return pagesOf(form, answers).map((page) => ({
    page: page.key,
    title: titleOf(page, answers),
    rows: page.fields.map(({ name, label, words }) => {
      const answer = answers[name];
      return { name, label, words: answer === undefined ? '' : words(answer, formContext) };
    }),
  }));
}

export const notesOf = (form: Form, answers: Answers, formContext: FormContext): FormNote[] =>
  pagesOf(form, answers).flatMap((page) => page.notes?.(answers, formContext) ?? []);
