import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createPostOffice, officeMail } from '../../../../../../testing/messages.ts';
import type { WorkerProcess } from '../../../../../../testing/process.ts';
import { sized } from '../../../../../../testing/size.ts';
import { startSmtpSink, type ReceivedMail } from '../../../../../../testing/smtp.ts';

const { total, killsAt } = sized({
  ci: { total: 80, killsAt: [30] },
  full: { total: 400, killsAt: [60, 180, 300] },
});

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

async function queueAll(): Promise<string[]> {
  return test.database.write.transaction(async (tx) => {
    const ids: string[] = [];
    for (let at = 0; at < total; at += 1) ids.push(await test.api.queueMessage(tx, officeMail(`p${at}@example.com`)));
    return ids;
  });
}
const idsIn = async (state: string) => (await office.stored()).filter((row) => row.state === state).map(({ id }) => id);
const idOf = ({ messageId }: ReceivedMail) => /^<(.+)@localhost>$/.exec(messageId)?.[1] ?? messageId;

describe('a worker that is killed', { timeout: 300_000 }, () => {
  it(`D-OFF-05 loses none of ${total} messages and repeats none but those under way, each under its own Message-ID`, async () => {
    const ids = await queueAll();
    const underWay: string[][] = [];
    let killed = Promise.withResolvers<void>();
    await using sink = await startSmtpSink({
      // The mail is there and its acknowledgement is not: the worst moment for a worker to die.
      onMail: async () => {
        if (sink.received.length !== killsAt[underWay.length]) return;
        await worker?.end('SIGKILL');
        killed.resolve();
      },
    });
    const start = () => office.startWorker({ SMTP_ADDRESS: sink.address, MAIL_FROM: 'office@example.com' });

    // Nobody waits for the four hours that the queue would keep the jobs of a dead worker.
    const takenUp = async (left: string[]) => {
      const sent = async () => (await idsIn('sent')).filter((id) => left.includes(id)).length;
      await expect.poll(sent, { timeout: 60_000, interval: 100 }).toBe(left.length);
    };
    // The next kill may come before the one before is made good.
    const madeGood: Promise<void>[] = [];

    worker = await start();
    while (underWay.length < killsAt.length) {
      await killed.promise;
      const left = await idsIn('sending');
      killed = Promise.withResolvers();
      underWay.push(left);
      worker = await start();
      madeGood.push(takenUp(left));
    }
    await Promise.all(madeGood);
    await expect.poll(async () => (await idsIn('sent')).length, { timeout: 120_000, interval: 200 }).toBe(total);

    const times = new Map<string, number>();
    for (const mail of sink.received) times.set(idOf(mail), (times.get(idOf(mail)) ?? 0) + 1);
    expect([...times.keys()].toSorted()).toEqual(ids.toSorted());
    for (const left of underWay) expect(left.length).toBeGreaterThan(0);
    for (const [id, count] of times) {
      expect(count - 1).toBeLessThanOrEqual(underWay.filter((left) => left.includes(id)).length);
    }
    expect(sink.received.length).toBeGreaterThanOrEqual(total + killsAt.length);
    for (const row of await office.stored()) {
      // An attempt is counted before it is made, so there are never more mails than attempts.
      expect(row.attempts).toBeGreaterThanOrEqual(times.get(row.id) ?? 0);
    }
  });
});
