import type { CallForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Answers, FormField } from '@kidney/contract/clients/forms/forms.schema.ts';

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

export const labelsIn = (groups: Groups): ReadonlyMap<string, string> =>
  new Map(groups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])));
