import { randomUUID } from 'node:crypto';
import type { S3Client } from './s3-client.ts';

/** Writes something, finds and reads it, and takes it away again. What it says is wrong; nothing where all is well. */
export async function tryBucket(client: S3Client, bucket: string): Promise<string[]> {
  const path = `doctor/${randomUUID()}`;
  const words = 'may be removed';
  await client.put(path, { name: 'probe', bytes: Buffer.from(words) });
  try {
    const read = await (await client.call('GET', path))?.text();
    const found = await client.list(path);
    const stranger = await fetch(`${bucket}/${path}`, { redirect: 'manual' });
    return [
      ...(read === words && found.length === 1 ? [] : ['does not give back, or does not list, what was written']),
      ...(stranger.ok ? ['lets strangers read: make the bucket private'] : []),
    ];
  } finally {
    await client.remove(path);
  }
}
