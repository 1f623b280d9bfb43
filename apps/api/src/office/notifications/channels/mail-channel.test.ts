import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createPostOffice, officeMail } from '../../../../../../testing/messages.ts';
import type { WorkerProcess } from '../../../../../../testing/process.ts';
import { startSmtpSink, type SmtpSink } from '../../../../../../testing/smtp.ts';
import { createMailChannel } from './mail-channel.ts';

type Refusal = (address: string) => { code: number; message: string };
const refusals: [string, Refusal][] = [
  ['nobody', (address) => ({ code: 550, message: `<${address}>: no such person` })],
  ['busy', (address) => ({ code: 450, message: `<${address}>: try again later` })],
];

let test: TestApi;
let office: ReturnType<typeof createPostOffice>;
let sink: SmtpSink;
let worker: WorkerProcess | undefined;
beforeEach(async () => {
  worker = undefined;
  test = await createTestApi();
  office = createPostOffice(test);
  sink = await startSmtpSink({
    judge: (address) => refusals.find(([name]) => address.startsWith(name))?.[1](address),
  });
});
afterEach(async () => {
  await worker?.end();
  await sink[Symbol.asyncDispose]();
  await test[Symbol.asyncDispose]();
});
const startWorker = async () => {
  worker = await office.startWorker({ SMTP_ADDRESS: sink.address, MAIL_FROM: 'office@example.com' });
  return worker;
};

describe('a message by mail', { timeout: 120_000 }, () => {
  it('D-OFF-05 goes out once, under a Message-ID made of its id, with its Korean words', async () => {
    const id = await office.queue(officeMail('gildong@example.com'));
    await startWorker();
    await office.until(id, 'sent');
    expect(await office.stateOf(id)).toMatchObject({ attempts: 1, problem: null });
    expect(sink.received).toHaveLength(1);
    const [mail] = sink.received;
    expect(mail).toMatchObject({ messageId: `<${id}@localhost>`, to: ['gildong@example.com'] });
    expect(mail?.raw).toMatch(/^From: =\?UTF-8\?.+\?= <office@example\.com>$/m);
    const body = Buffer.from(mail?.raw.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8');
    expect(body).toContain('내일은 차량을 점검합니다.');
  });

  it('D-OFF-05 is not there where its cause was taken back', async () => {
    const cause = test.database.write.transaction(async (tx) => {
      await test.api.queueMessage(tx, officeMail('gildong@example.com'));
      throw new Error('taken back');
    });
    await expect(cause).rejects.toThrow('taken back');
    expect(await office.stored()).toEqual([]);
    const { rows } = await test.database.write.$client.query('select from graphile_worker._private_jobs');
    expect(rows).toEqual([]);
  });

  it('D-OFF-05 to nobody is given up at once; to somebody who is busy it waits, and no log names either', async () => {
    const nobody = await office.queue(officeMail('nobody@example.com'));
    const busy = await office.queue(officeMail('busy@example.com'));
    const { log } = await startWorker();
    await office.until(nobody, 'failed');
    expect(await office.stateOf(nobody)).toMatchObject({ attempts: 1, problem: 'refused' });
    const queued = async () =>
      JSON.stringify((await test.database.write.$client.query('select * from graphile_worker._private_jobs')).rows);
    await expect.poll(queued, { timeout: 60_000 }).toContain('EENVELOPE 450');
    expect((await office.stateOf(busy))?.problem).toBe('refused');
    for (const kept of [log.join(''), await queued()]) {
      expect(kept).toContain('refused (EENVELOPE 450)');
      expect(kept).not.toContain('example.com');
      expect(kept).not.toContain('점검');
    }
  });

  it('D-OFF-05 that nobody wants any more is not sent', async () => {
    const data = { path: '/admin/new-password#secret', until: new Date(Date.now() - 1000) };
    const message = { template: 'forgotten-password', channel: 'mail', to: 'late@example.com', data } as const;
    const id = await office.queue(message);
    await startWorker();
    await office.until(id, 'failed');
    expect(await office.stateOf(id)).toMatchObject({ attempts: 0, problem: 'too-late' });
    expect(sink.received).toEqual([]);
  });

  it('D-OFF-05 where no mail server is set up it is held for the office', async () => {
    const id = await office.queue(officeMail('gildong@example.com'));
    worker = await office.startWorker();
    await office.until(id, 'held');
    expect(await office.stateOf(id)).toMatchObject({ attempts: 0, problem: 'no-channel' });
  });

  it('D-OFF-05 a mail server that never speaks is left alone after a while', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const mail = createMailChannel({
      address: `smtp://127.0.0.1:${port}`,
      from: 'office@example.com',
      host: 'localhost',
      waitMs: 200,
    });
    const words = { from: '협회', subject: '가', text: '나' };
    const sending = mail.send({ id: 'x', template: 'office', to: 'a@example.com', words, isRepeat: false });
    await expect(sending).rejects.toMatchObject({ problem: 'unreachable', isFinal: false });
    silent.close();
  });

  it('D-OFF-05 a worker whose settings are half made does not start', async () => {
    await expect(office.startWorker({ SMTP_ADDRESS: sink.address })).rejects.toThrow('stopped at once');
  });
});
