import { describe, expect, it } from 'vitest';
import { inThread } from './in-thread.ts';

const program = (lines: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${lines}`)}`);

describe('a thread', () => {
  it.each([
    ['that answers', `parentPort.postMessage('done')`, 'done'],
    ['that ends without a word', `process.exit(0)`, 'ended without a word'],
    ['that throws', `throw new Error('broken')`, 'broken'],
    ['that ends before it is asked anything', ``, 'ended without a word'],
  ])('D-OFF-09 %s is not waited for', async (_name, lines, end) => {
    const said = await inThread<string>(program(lines), { patience: 60_000 }).catch((error: Error) => error.message);
    expect(said).toContain(end);
  });

  it('D-OFF-09 that never comes to an end is given up', async () => {
    await expect(inThread(program('for (;;);'), { patience: 50 })).rejects.toThrow('within 50 ms');
  });
});
