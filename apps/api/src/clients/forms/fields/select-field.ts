import type { Field, FormContext } from '../form.ts';
import { answerTo } from '../form.ts';

interface Option {
  value: string;
  label: string;
}

interface SelectFieldOptions {
  name: string;
  label: string;
  hint?: string;
  /** What a list of its own offers: one may be gone from it some day. */
  options(formContext: FormContext): readonly Option[];
  /** What is offered whatever the list says. */
  always: readonly Option[];
  missing: string;
}

/** A kept answer is the value, a space, and how it was called when it was sent. */
const valueOf = (answer: string): string => answer.split(' ', 1)[0] ?? '';
const nameOf = (answer: string): string => answer.slice(valueOf(answer).length + 1);

/** One of many. Once sent it keeps its name: one that is gone from the list is still shown, and may stay. */
export function selectField({ name, label, hint, options, always, missing }: SelectFieldOptions): Field {
  const offered = (formContext: FormContext) => [...options(formContext), ...always];
  const find = (answer: string, formContext: FormContext) =>
    offered(formContext).find(({ value }) => value === valueOf(answer));
  return {
    name,
    label,
    describe: (answers, formContext) => {
      const answer = answerTo(answers, name);
      const found = find(answer, formContext);
      const gone = !found && nameOf(answer) !== '' ? [{ value: answer, label: nameOf(answer) }] : [];
      return {
        type: 'select',
        name,
        label,
        hint: hint ?? null,
        isOptional: false,
        options: [...gone, ...offered(formContext)],
        value: found?.value ?? answer,
      };
    },
    read: (typed, formContext, sent) => {
      const found = offered(formContext).find(({ value }) => value === typed);
      if (found) return { value: found.value };
      return typeof typed === 'string' && nameOf(typed) !== '' && typed === sent
        ? { value: typed }
        : { problem: missing };
    },
    keep: (answer, formContext) => {
      const found = options(formContext).find(({ value }) => value === answer);
      return found ? `${found.value} ${found.label}` : answer;
    },
    words: (answer, formContext) =>
      typeof answer === 'string' ? (find(answer, formContext)?.label ?? nameOf(answer)) : '',
  };
}
