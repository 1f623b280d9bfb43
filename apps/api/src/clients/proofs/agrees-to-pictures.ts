import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { Tx } from '../../platform/database.ts';
import { picturesSince, type People } from '../people/index.ts';

interface Case {
  personId: string;
  kind: ApplicationKind;
}

/** Whether the pictures of a case were agreed to in words that name them, and still are. */
export async function agreesToPictures(
  people: Pick<People, 'lackingConsents'>,
  tx: Tx,
  { personId, kind }: Case,
): Promise<boolean> {
  return (await people.lackingConsents(tx, personId, kind, picturesSince)).texts.length === 0;
}
