import type { Answers } from '@kidney/contract/applications/forms.schema.ts';
import type { Answer, Field, FormWorld } from '../form.ts';

export interface Option {
  value: string;
  label: string;
  hint?: string;
}

interface ChoiceFieldOptions {
  name: string;
  label: string;
  hint?(world: FormWorld): string | null;
  isMany?: boolean;
  options: readonly Option[] | ((world: FormWorld) => readonly Option[]);
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
  const { name, label, isMany = false, missing } = field;
  const optionsIn = (world: FormWorld) => (typeof field.options === 'function' ? field.options(world) : field.options);
  return {
    name,
    label,
    describe: (answers, world) => ({
      type: 'choice',
      name,
      label,
      hint: field.hint?.(world) ?? null,
      isOptional: false,
      isMany,
      options: optionsIn(world).map((option) => ({ hint: null, ...option })),
      chosen: [...chosenOf(answers, name)],
    }),
    read: (typed, world) => {
      const given = listOf(typed);
      const values = optionsIn(world)
        .map(({ value }) => value)
        .filter((value) => given.includes(value));
      const [first] = values;
      if (first === undefined || values.length < new Set(given).size) return { problem: missing };
      if (isMany) return { value: values };
      return values.length === 1 ? { value: first } : { problem: '하나만 골라 주십시오.' };
    },
    words: (answer, world) =>
      optionsIn(world)
        .filter(({ value }) => listOf(answer).includes(value))
        .map((option) => option.label)
        .join(', '),
  };
}
