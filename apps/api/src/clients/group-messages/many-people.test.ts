import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestApi } from '../../../../../testing/api.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { createGroupRoom, solapi } from '../../../../../testing/group-messages.ts';
import { signedIn } from '../../../../../testing/people.ts';

afterEach(() => void vi.restoreAllMocks());

it('D-OFF-19 two thousand are written to by as many statements as five hundred but for the parts, and one more is refused in words', async () => {
  const clock = createTestClock();
  await using test = await createTestApi({ clock, env: solapi });
  const room = createGroupRoom(test, (await signedIn(test, ['dispatcher'])).browser, clock);
  const queries = vi.spyOn(pg.Client.prototype, 'query');

  async function counted<Result>(work: () => Promise<Result>) {
    const [before, begun] = [queries.mock.calls.length, performance.now()];
    const result = await work();
    return { result, statements: queries.mock.calls.length - before, seconds: (performance.now() - begun) / 1000 };
  }
  async function sendToAll() {
    const preview = await counted(() => room.previewed());
    const sending = await counted(() => room.send(preview.result.token));
    expect(sending.result.statusCode, sending.result.body).toBe(200);
    return { preview, sending };
  }

  await room.members(500);
  const some = await sendToAll();
  await room.members(1500);
  const all = await sendToAll();
  expect(all.preview.result).toMatchObject({ people: 2000, goesTo: 2000, today: { messages: 1, people: 500 } });
  expect(all.preview.statements).toBe(some.preview.statements);
  // Messages, lines of people and jobs go five hundred at a time.
  expect(all.sending.statements - some.sending.statements).toBe(3 * 3);
  // As long as the database lets one statement take, and a person wait.
  expect(all.sending.seconds).toBeLessThan(30);

  await room.members(1, '울산 남구 예시로 1');
  const refused = await room.preview();
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    '받으실 분이 2,001명입니다. 한 번에 2,000명까지 보낼 수 있습니다. 조건을 더 골라 나누어 보내 주십시오.',
  ]);
  // The bound is that of whom it goes to, and not of whom one chooses from.
  expect(await room.previewed({ kind: 'members', district: '남구' })).toMatchObject({ people: 1 });
}, 120_000);
