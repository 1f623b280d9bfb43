import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder, type TestFolder } from '../../../../../testing/folder.ts';
import { startS3, type S3Server } from '../../../../../testing/s3.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createIncomingFiles } from './incoming-files.ts';
import { createS3Client, type S3Options } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';

let folder: TestFolder;
let work: TestFolder;
let server: S3Server;
let bucket: S3Options;
beforeAll(async () => {
  server = await startS3();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  folder = createTestFolder();
  work = createTestFolder();
  bucket = await server.makeBucket();
});
afterEach(() => {
  folder.remove();
  work.remove();
});

/** Every store there is passes all of this. */
const stores: [string, () => FileStore][] = [
  ['disk', () => createDiskStore(folder.path)],
  ['S3', () => createS3Store(createS3Client(bucket))],
];

describe.each(stores)('the store on %s', (_name, open) => {
  const id = randomUUID();
  const text = (name: string, words: string) => ({ name, bytes: Buffer.from(words) });
  const read = async (store: FileStore, name: string, range?: { from: number; to: number }) => {
    const file = await store.open(id, name);
    return file && { size: file.size, words: (await buffer(file.read(range))).toString() };
  };

  it('D-FIL-02 gives back what it was given, whole and in part', async () => {
    const store = open();
    const path = join(work.path, 'arrived');
    writeFileSync(path, '0123456789');
    await store.put(id, [text('480.webp', '사진'), { name: 'file.pdf', path }]);
    expect(await read(store, '480.webp')).toEqual({ size: 6, words: '사진' });
    expect(await read(store, 'file.pdf')).toEqual({ size: 10, words: '0123456789' });
    expect(await read(store, 'file.pdf', { from: 3, to: 5 })).toEqual({ size: 10, words: '345' });
    expect(await read(open(), 'file.pdf')).toEqual({ size: 10, words: '0123456789' });
    await (await store.open(id, 'file.pdf'))?.close();
    expect([await store.has(id), await store.has(randomUUID())]).toEqual([true, false]);
    expect([await store.names(id), await store.names(randomUUID())]).toEqual([['480.webp', 'file.pdf'], []]);
  });

  it('D-FIL-02 never changes what it has', async () => {
    const store = open();
    await store.put(id, [text('a.pdf', 'a')]);
    await expect(store.put(id, [text('a.pdf', 'b')])).rejects.toThrow();
    expect(await read(store, 'a.pdf')).toEqual({ size: 1, words: 'a' });
  });

  it('D-FIL-02 keeps all files of an upload or none', async () => {
    const store = open();
    const missing = { name: 'file.pdf', path: join(work.path, 'nowhere') };
    await expect(store.put(id, [text('480.webp', 'a'), missing])).rejects.toThrow('ENOENT');
    expect([await store.has(id), await store.open(id, '480.webp'), await store.names(id)]).toEqual([false, null, []]);
    await expect(store.put(id, [text('../x', 'a')])).rejects.toThrow('no name');
    await expect(store.put('../../x', [text('a.pdf', 'a')])).rejects.toThrow('no id');
  });

  it('D-FIL-02 lists what it has by the beginning of the id, and forgets what it is told to', async () => {
    const store = open();
    await store.put(id, [text('a.pdf', 'a')]);
    const prefix = id.slice(0, 2);
    expect(await store.list(prefix)).toEqual([{ id, since: expect.any(Date) }]);
    expect(await store.list(prefix === '00' ? '01' : '00')).toEqual([]);
    await store.remove(id);
    await store.remove(id);
    expect([await store.list(prefix), await store.open(id, 'a.pdf')]).toEqual([[], null]);
  });

  it.each(['../file.pdf', '..', '.', 'a/b.pdf', 'a\\b.pdf', '%2e%2e', 'file.pdf\0', ' ', ''])(
    'D-FIL-02 no file is called %j',
    async (name) => {
      const store = open();
      await store.put(id, [text('file.pdf', 'a')]);
      expect(await store.open(id, name)).toBeNull();
      expect(await store.open(name, 'file.pdf')).toBeNull();
    },
  );
});

describe('what broke off', () => {
  it('D-FIL-02 is removed when it is old enough, and not before', async () => {
    const store = createDiskStore(folder.path);
    const incoming = createIncomingFiles(join(folder.path, 'incoming'));
    const chunks = async function* () {
      yield Buffer.from('가');
    };
    const { path } = await incoming.receive(chunks(), 10);
    await store.put(randomUUID(), [{ name: 'a.pdf', bytes: Buffer.from('a') }]);
    writeFileSync(join(folder.path, 'pending/half'), '');
    const then = new Date('2026-11-01T00:00:00Z');
    for (const each of [path, join(folder.path, 'pending/half')]) utimesSync(each, then, then);
    expect([await incoming.forgetUnfinished(then), await store.forgetUnfinished(then)]).toEqual([0, 0]);
    const later = new Date(then.getTime() + 1);
    expect([await incoming.forgetUnfinished(later), await store.forgetUnfinished(later)]).toEqual([1, 1]);
    expect(readdirSync(join(folder.path, 'pending'))).toEqual([]);
    rmSync(folder.path, { recursive: true });
    expect([await incoming.forgetUnfinished(later), await store.forgetUnfinished(later)]).toEqual([0, 0]);
  });

  it('D-FIL-02 more than is allowed is not read to its end, and nothing of it stays', async () => {
    const incoming = createIncomingFiles(join(folder.path, 'incoming'));
    let given = 0;
    const endless = async function* () {
      for (;;) yield Buffer.alloc((given += 1) && 1000);
    };
    await expect(incoming.receive(endless(), 5_000)).rejects.toMatchObject({ code: 'TOO_LARGE' });
    expect([given, readdirSync(join(folder.path, 'incoming'))]).toEqual([6, []]);
  });
});
