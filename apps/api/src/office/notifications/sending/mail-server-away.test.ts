import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createBrowser } from '../../../../../../testing/browser.ts';
import { createPostOffice, officeMail } from '../../../../../../testing/messages.ts';
import { signedIn } from '../../../../../../testing/people.ts';
import type { WorkerProcess } from '../../../../../../testing/process.ts';
import { startSmtpSink } from '../../../../../../testing/smtp.ts';

let test: TestApi;
let office: ReturnType<typeof createPostOffice>;
let worker: WorkerProcess | undefined;
beforeEach(async () => {
  test = await createTestApi();
  office = createPostOffice(test);
});
afterEach(async () => {
  await worker?.end('SIGKILL');
  await test[Symbol.asyncDispose]();
});

describe('while the mail server is away', { timeout: 180_000 }, () => {
  it('D-OFF-05 the site answers, messages wait and say why, and are delivered once it is back', async () => {
    const gone = await startSmtpSink();
    await gone[Symbol.asyncDispose]();
    const id = await office.queue(officeMail('gildong@example.com'));
    worker = await office.startWorker({ SMTP_ADDRESS: gone.address, MAIL_FROM: 'office@example.com' });
    await expect
      .poll(async () => (await office.stateOf(id))?.problem, { timeout: 60_000, interval: 50 })
      .toBe('unreachable');
    expect((await createBrowser(test.app).send('GET', '/faq')).statusCode).toBe(200);
    expect(['waiting', 'sending']).toContain((await office.stateOf(id))?.state);

    await using back = await startSmtpSink({ port: gone.port });
    await office.until(id, 'sent');
    expect(back.received.map(({ messageId }) => messageId)).toEqual([`<${id}@localhost>`]);
    const sent = await office.stateOf(id);
    expect(sent?.attempts).toBeGreaterThanOrEqual(2);
    expect(sent?.problem).toBeNull();
  });

  it('D-OFF-05 a message that was tried long enough is given up where the owner sees it', async () => {
    const gone = await startSmtpSink();
    await gone[Symbol.asyncDispose]();
    const id = await office.queue(officeMail('gildong@example.com'));
    await test.database.write.$client.query('update graphile_worker._private_jobs set attempts = max_attempts - 1');
    worker = await office.startWorker({ SMTP_ADDRESS: gone.address, MAIL_FROM: 'office@example.com' });
    await office.until(id, 'failed');
    const { browser: owner } = await signedIn(test, ['owner']);
    const { data } = (await owner.send('GET', '/messages')).json();
    expect(data).toMatchObject({
      counts: { attention: 1 },
      messages: [{ id, problem: 'unreachable', mayRetry: true }],
    });
  });
});
