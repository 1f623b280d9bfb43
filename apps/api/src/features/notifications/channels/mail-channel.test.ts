import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createPostOffice, officeMail } from '../../../../../../testing/messages.ts';
import type { WorkerProcess } from '../../../../../../testing/process.ts';
import { startSmtpSink, type SmtpSink } from '../../../../../../testing/smtp.ts';

let test: TestApi;
let office: ReturnType<typeof createPostOffice>;
let sink: SmtpSink;
let worker: WorkerProcess | undefined;
beforeEach(async () => {
  test = await createTestApi();
  office = createPostOffice(test);
  sink = await startSmtpSink({
    judge: (address) =>
      address.startsWith('nobody') ? { code: 550, message: `<${address}>: no such person` } : undefined,
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
  it('D-AU-10 goes out once, under a Message-ID made of its id, with its Korean words', async () => {
    const id = await office.queue(officeMail('gildong@example.com'));
    await startWorker();
    await office.until(id, 'sent');
    expect(await office.stateOf(id)).toMatchObject({ attempts: 1, problem: null });
    expect(sink.received).toHaveLength(1);
    const [mail] = sink.received;
    expect(mail).toMatchObject({ messageId: `<${id}@localhost>`, to: ['gildong@example.com'] });
    const body = Buffer.from(mail?.raw.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8');
    expect(body).toContain('내일은 차량을 점검합니다.');
  });

  it('D-AU-10 is not there where its cause was taken back', async () => {
    const cause = test.database.write.transaction(async (tx) => {
      await test.api.queueMessage(tx, officeMail('gildong@example.com'));
      throw new Error('taken back');
    });
    await expect(cause).rejects.toThrow('taken back');
    expect(await office.stored()).toEqual([]);
    const { rows } = await test.database.write.$client.query('select from graphile_worker._private_jobs');
    expect(rows).toEqual([]);
  });
});
