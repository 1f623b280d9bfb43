import { createTestApi } from '../../testing/api.ts';
import { createPostOffice, officeMail } from '../../testing/messages.ts';
import { startSmtpSink } from '../../testing/smtp.ts';
import type { Measured } from '../lib/goals.ts';

const total = 400;
const longestWait = 300_000;

/** Mails that the worker sends from its queue to a mail server on this machine. */
export async function measureMessages(adminUrl: string): Promise<Measured[]> {
  await using test = await createTestApi({ adminUrl });
  const office = createPostOffice(test);
  await test.database.write.transaction(async (tx) => {
    for (let n = 0; n < total; n += 1) await test.api.queueMessage(tx, officeMail(`p${n}@example.com`));
  });
  const all = Promise.withResolvers<void>();
  const arrivals: number[] = [];
  await using sink = await startSmtpSink({
    onMail: async () => {
      if (arrivals.push(performance.now()) === total) all.resolve();
    },
  });
  const worker = await office.startWorker({ SMTP_ADDRESS: sink.address, MAIL_FROM: 'office@example.com' });
  const timer = setTimeout(all.resolve, longestWait);
  await all.promise;
  clearTimeout(timer);
  await worker.end();
  const each = new Set(sink.received.map(({ messageId }) => messageId)).size;
  const hours = ((arrivals.at(-1) ?? NaN) - (arrivals[0] ?? NaN)) / 3_600_000;
  return [
    {
      name: `of ${total} messages sent, each once`,
      values: [each === sink.received.length ? each : 0],
      goal: { atLeast: total },
    },
    { name: 'messages an hour by one worker', values: [(arrivals.length - 1) / hours], goal: { atLeast: 10_000 } },
  ];
}
