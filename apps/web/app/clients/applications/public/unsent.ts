import { typedValues, type TypedValues } from '../../../platform/forms/form-problem.ts';

/** While this window is open, and nowhere else. */
const unsent = new Map<string, TypedValues>();

const formId = 'question';

/** What was typed into a question and not sent: whoever goes back one finds it again on the way forth. */
export const unsentAt = {
  formId,
  find: (address: string) => unsent.get(address),
  keep(address: string) {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) unsent.set(address, typedValues(new FormData(form)));
  },
  forget: (address: string) => void unsent.delete(address),
};
