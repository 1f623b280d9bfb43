import { dropMessages, messageRecordsRepository, sendManyNoMore } from '../../office/notifications/index.ts';
import type { Tx } from '../../platform/database.ts';

type Ids = readonly (string | null)[];

const known = (ids: Ids): string[] => ids.filter((id) => id !== null);

/** Those that wait go nowhere any more. */
export async function dropTexts(tx: Tx, ids: Ids): Promise<void> {
  await sendManyNoMore(tx, known(ids));
  await dropMessages(tx, known(ids));
}

/** Nothing is kept of them, nor of where they went. */
export async function eraseTexts(tx: Tx, ids: Ids): Promise<void> {
  await sendManyNoMore(tx, known(ids));
  await messageRecordsRepository.erase(tx, known(ids));
}
