import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { Answer, Field, FormContext } from '../form.ts';

export interface Option {
  value: string;
  label: string;
  hint?: string;
}

interface ChoiceFieldOptions {
  name: string;
  label: string;
  hint?(formContext: FormContext): string | null;
  isMany?: boolean;
  isOptional?: boolean;
  /** Whether the options are words to agree to. */
  isConsent?: boolean;
  options: readonly Option[] | ((formContext: FormContext) => readonly Option[]);
  /** Several that are often chosen together. */
  shortcuts?: readonly { label: string; values: string[] }[];
  /** What to do where nothing was chosen. */
  missing: string;
}

const chosenOf = (answers: Answers, name: string) => listOf(answers[name]);
const listOf = (answer: Answer | undefined): readonly string[] => {
  if (answer === undefined || answer === '') return [];
  return typeof answer === 'string' ? [answer] : answer;
};

/** One of a few, or some of them. Kept in the order in which they are offered. */
export function choiceField(field: ChoiceFieldOptions): Field {
  const { name, label, isMany = false, isOptional = false, isConsent = false, missing } = field;
  const optionsIn = (formContext: FormContext) =>
    typeof field.options === 'function' ? field.options(formContext) : field.options;
  return {
    name,
    label,
    describe: (answers, formContext) => ({
      type: 'choice',
      name,
      label,
      hint: field.hint?.(formContext) ?? null,
      isOptional,
      isMany,
      isConsent,
      options: optionsIn(formContext).map((option) => ({ hint: null, ...option })),
      chosen: [...chosenOf(answers, name)],
      shortcuts: [...(field.shortcuts ?? [])],
    }),
    read: (typed, formContext) => {
      const given = listOf(typed);
      if (isOptional && given.length === 0) return { value: isMany ? [] : '' };
      const values = optionsIn(formContext)
        .map(({ value }) => value)
        .filter((value) => given.includes(value));
      const [first] = values;
      if (first === undefined || values.length < new Set(given).size) return { problem: missing };
      if (isMany) return { value: values };
      return values.length === 1 ? { value: first } : { problem: '하나만 골라 주십시오.' };
    },
    words: (answer, formContext) =>
      optionsIn(formContext)
        .filter(({ value }) => listOf(answer).includes(value))
        .map((option) => option.label)
        .join(', '),
  };
}
