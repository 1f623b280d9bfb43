import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';
import { consentText } from './consent-texts.ts';
import type { ConsentRow } from './consents.repository.ts';

/**
 * Whether somebody took a consent of this kind back, for whatever purpose, and the office has heard no other since then. On the web anybody may write under a name and a number, so
 * what is written there says nothing about it.
 */
export function isTakenBack(rows: readonly ConsentRow[], kind: ConsentText['kind']): boolean {
  const ofKind = rows.filter(({ textId }) => consentText(textId).kind === kind);
  const last = Math.max(...ofKind.map(({ withdrawnAt }) => withdrawnAt?.getTime() ?? 0));
  return last > 0 && !ofKind.some(({ takenBy, givenAt }) => takenBy !== null && givenAt.getTime() >= last);
}
