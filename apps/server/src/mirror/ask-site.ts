import { request as askInTheClear, type IncomingMessage } from 'node:http';
import { request as askByTls } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';

export interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

/** What does not have to be there: more than the mirror takes of one file. */
export class TooLarge extends Error {}

export interface AskOptions {
  /** A process to ask in place of whoever stands behind the address. */
  from: string | undefined;
  longestMs: number;
  largest: number;
  /** When nothing more is asked. */
  ends: AbortSignal;
}

const longestPause = 10_000;

function send(address: URL, from: string | undefined, signal: AbortSignal): Promise<IncomingMessage> {
  const target = from === undefined ? address : new URL(address.pathname + address.search, from);
  const ask = target.protocol === 'https:' ? askByTls : askInTheClear;
  return new Promise((resolve, reject) => {
    // No cookie: only what a stranger gets.
    ask(target, { headers: { host: address.host }, signal }, resolve)
      .once('error', reject)
      .end();
  });
}

async function bodyOf(response: IncomingMessage, largest: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size > largest) throw new TooLarge();
  }
  return Buffer.concat(parts);
}

/** Asks as a stranger does, follows nothing, and waits when it is told that it asks too much. */
export function createAskSite({ from, longestMs, largest, ends }: AskOptions) {
  let pauseEnds = 0;

  return async (address: URL): Promise<Answer> => {
    for (;;) {
      await delay(Math.max(0, pauseEnds - Date.now()), undefined, { signal: ends });
      const signal = AbortSignal.any([ends, AbortSignal.timeout(longestMs)]);
      const response = await send(address, from, signal);
      const { statusCode: status = 0, headers } = response;
      const body = await bodyOf(response, largest);
      if (status === 429) {
        pauseEnds = Date.now() + Math.min(longestPause, Number(headers['retry-after'] ?? 1) * 1_000);
        continue;
      }
      // A page of before stands in, by the site, a shared cache or a mirror: it is not of now.
      const isOfBefore = ['stale', 'mirror'].includes(String(headers['x-page'])) || headers['x-cache'] === 'STALE';
      if (isOfBefore) throw new Error('an older page stood in');
      return { status, type: headers['content-type'] ?? '', body };
    }
  };
}

export type AskSite = ReturnType<typeof createAskSite>;
