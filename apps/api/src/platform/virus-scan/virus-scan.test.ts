import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi } from '../../../../../testing/api.ts';
import { eicar, startClamd, type Manner, type TestClamd } from '../../../../../testing/clamd.ts';
import { formWith, pdfOf } from '../../../../../testing/files.ts';
import { createTestFolder, type TestFolder } from '../../../../../testing/folder.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { createVirusScan } from './virus-scan.ts';

let folder: TestFolder;
let clamd: TestClamd;
beforeAll(async () => {
  folder = createTestFolder();
  clamd = await startClamd(join(folder.path, 'clamd.ctl'));
});
afterAll(async () => {
  await clamd[Symbol.asyncDispose]();
  folder.remove();
});

function fileWith(content: string | Buffer): string {
  const path = join(folder.path, 'file');
  writeFileSync(path, content);
  return path;
}

describe('the scan', () => {
  it('D-FIL-02 says what clamd says, over a socket file and over TCP', async () => {
    await using other = await startClamd();
    for (const { address } of [clamd, other]) {
      const scan = createVirusScan(address);
      expect(await scan(fileWith(Buffer.alloc(3_000_000, 1)))).toEqual({ isClean: true });
      expect(await scan(fileWith(Buffer.concat([Buffer.alloc(300_000), Buffer.from(eicar)])))).toEqual({
        isClean: false,
        name: 'Eicar-Test-Signature',
      });
    }
  });

  it.each<Manner>(['is silent', 'hangs up', 'is full'])('D-FIL-02 nothing passes where clamd %s', async (manner) => {
    clamd.manner = manner;
    const scanning = createVirusScan(clamd.address, 300)(fileWith(Buffer.alloc(3_000_000)));
    await expect(scanning).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    clamd.manner = 'scans';
  });

  it('D-FIL-02 nothing passes where nobody listens', async () => {
    const scanning = createVirusScan(`unix://${folder.path}/nobody`)(fileWith('x'));
    await expect(scanning).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('an upload', () => {
  it('D-FIL-02 is scanned where a scanner is configured: a virus is refused, and so is everything while nobody scans', async () => {
    await using test = await createTestApi({ env: { CLAMD_ADDRESS: clamd.address } });
    const { browser } = await signedIn(test, ['editor']);
    const send = (more: string) => {
      const { body, headers } = formWith('안내.pdf', pdfOf(more));
      return browser.send('POST', '/media', body, headers);
    };
    const before = clamd.scanned;
    expect((await send('')).statusCode).toBe(200);
    expect((await send(`/X(${eicar})`)).json().message).toContain('바이러스');
    expect(clamd.scanned - before).toBe(2);
    clamd.manner = 'hangs up';
    expect((await send('')).json()).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('검사') });
    clamd.manner = 'scans';
    const { rows } = await test.database.read.$client.query('select state from media');
    expect(rows).toEqual([{ state: 'ready' }]);
  });
});
