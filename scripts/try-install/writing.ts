import { setTimeout as delay } from 'node:timers/promises';

export interface Writer {
  /** Sends a notice to be saved, and gives the status of the answer; fails where there is none. */
  save(notice: object): Promise<number>;
  /** What the titles of the notices begin with. */
  title: string;
  onConfirmed(title: string): void;
  over: AbortSignal;
}

export interface Written {
  confirmed: number;
  /** Told in words to come back. */
  refused: number;
  broken: number;
}

/** Saves one notice after the other until it is over. Each is sent once. */
export async function writeNotices({ save, title: beginning, onConfirmed, over }: Writer): Promise<Written> {
  const seen: Written = { confirmed: 0, refused: 0, broken: 0 };
  for (let number = 1; !over.aborted; number += 1) {
    const title = `${beginning} ${number}`;
    const notice = {
      title,
      html: '<p>글</p>',
      office: '사무국',
      attachments: [],
      pinnedUntil: null,
      publish: { state: 'kept' },
    };
    const status = await save(notice).catch(() => 0);
    if (status === 200) {
      seen.confirmed += 1;
      onConfirmed(title);
    } else if (status === 503) seen.refused += 1;
    else {
      seen.broken += 1;
      console.log(`  ${title}: ${status}`);
    }
    await delay(100);
  }
  return seen;
}
