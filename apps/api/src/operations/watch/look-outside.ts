import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { diskPrefix } from './watch.repository.ts';

const patienceMs = 10_000;

/** When the certificate ends that visitors are shown; null where nobody answers at the address. */
function certificateEnd({ hostname, port }: URL): Promise<Date | null> {
  return new Promise((resolve) => {
    const host = hostname.replaceAll(/^\[|\]$/g, '');
    // One that has ended already is looked at, too: nothing is said over this connection.
    const socket = connect({ host, port: Number(port || 443), servername: host, rejectUnauthorized: false });
    const end = (date: Date | null) => {
      socket.destroy();
      resolve(date);
    };
    socket.setTimeout(patienceMs, () => end(null));
    socket.once('error', () => end(null));
    socket.once('secureConnect', () => {
      const { valid_to: ends } = socket.getPeerCertificate();
      end(ends ? new Date(ends) : null);
    });
  });
}

/** Whether a visitor would see a page: a certificate that holds, and no answer of somebody who is broken, or who stands in for the site. */
async function answersVisitors(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(origin, { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' });
    await answer.body?.cancel();
    const standsIn = answer.headers.get('x-page') === 'mirror' || answer.headers.get('x-cache') === 'STALE';
    return answer.status < 500 && !standsIn;
  } catch {
    return false;
  }
}

async function freeShare(folder: string): Promise<number | null> {
  try {
    const { bavail, blocks } = await statfs(folder);
    return blocks === 0 ? null : bavail / blocks;
  } catch {
    return null;
  }
}

/** What only this machine can see, by name. A folder that cannot be seen has no room. */
export async function lookOutside(origin: string, folders: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const folder of folders) found.set(`${diskPrefix}${folder}`, (await freeShare(folder)) ?? 0);
  const url = new URL(origin);
  if (url.protocol !== 'https:') return found;
  found.set('address', (await answersVisitors(origin)) ? 1 : 0);
  const ends = await certificateEnd(url);
  if (ends) found.set('certificate', ends.getTime() / 1_000);
  return found;
}
