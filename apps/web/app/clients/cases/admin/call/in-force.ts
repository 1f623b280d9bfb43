import type { CallForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { phoneDigits } from '@kidney/contract/shared/phone.ts';

const whoIn = ({ name = '', phone = '' }: Answers) => `${String(name).trim()} ${phoneDigits(String(phone))}`;

export type InForce = CallForm['inForce'];

/** What was ticked of what is asked for. */
export const askedOf = (accepted: readonly string[], inForce: InForce): string[] =>
  accepted.filter((id) => !inForce.some(({ text }) => text === id));

/** They are that person's alone: once another name or number stands there, everything is asked. */
export const inForceFor = ({ inForce }: CallForm, first: Answers, now: Answers): InForce =>
  whoIn(first) === whoIn(now) ? inForce : [];
