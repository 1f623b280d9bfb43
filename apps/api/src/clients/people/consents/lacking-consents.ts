import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';
import { isVersionOf, newestTexts } from './consent-texts.ts';
import type { ConsentRow } from './consents.repository.ts';

export interface LackingConsents {
  texts: readonly ConsentText[];
  /** Whether only a guardian can give them. */
  isForGuardian: boolean;
}

/** Those that count: not taken back, and for a child given by its guardian. */
export const inForce = (rows: readonly ConsentRow[], isChild: boolean): ConsentRow[] =>
  rows.filter(({ giver, withdrawnAt }) => withdrawnAt === null && (!isChild || giver === 'guardian'));

/** What a purpose requires and nobody agreed to, or took back, or agreed to for a child without being its guardian. */
export function lackingConsents(
  topic: string,
  rows: readonly ConsentRow[],
  { isChild, since }: { isChild: boolean; since: number },
): LackingConsents {
  const counts = inForce(rows, isChild);
  const isInForce = (text: ConsentText) => counts.some(({ textId }) => isVersionOf(textId, text, since));
  const texts = newestTexts(topic).filter((text) => text.isRequired && !isInForce(text));
  return { texts, isForGuardian: isChild };
}
