import type { CallForm } from '@kidney/contract/clients/applications/cases.schema.ts';
import type { Answers, FormField } from '@kidney/contract/clients/applications/forms.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';

type Groups = CallForm['groups'];

const answerIn = (field: FormField) => {
  if (field.type !== 'choice') return field.value;
  return field.isMany ? field.chosen : (field.chosen[0] ?? '');
};

/** What the form came with. */
export const answersIn = (groups: Groups): Answers =>
  Object.fromEntries(groups.flatMap(({ fields }) => fields.map((field) => [field.name, answerIn(field)])));

const isEmpty = (answer: Answers[string]) => answer.length === 0;

/** What is left empty was not said. */
export const saidOf = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => !isEmpty(answer)));

/** The first problem of each field, by its name. */
export function problemsByName(problems: readonly FieldProblem[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { field, message } of problems) {
    const name = field.replace(/^answers\./, '');
    if (!found.has(name)) found.set(name, message);
  }
  return found;
}

export const labelsIn = (groups: Groups): ReadonlyMap<string, string> =>
  new Map(groups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])));
