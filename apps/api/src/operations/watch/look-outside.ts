import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { diskPrefix } from './vitals.ts';

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
    socket.once('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)));
  });
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
  const found = new Map<string, number>([['watch', 1]]);
  for (const folder of folders) found.set(`${diskPrefix}${folder}`, (await freeShare(folder)) ?? 0);
  const url = new URL(origin);
  if (url.protocol !== 'https:') return found;
  const ends = await certificateEnd(url);
  found.set('address', ends ? 1 : 0);
  if (ends) found.set('certificate', ends.getTime() / 1_000);
  return found;
}
