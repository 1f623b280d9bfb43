import type { FormStart, Receipt } from '@kidney/contract/clients/applications/application-drafts.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createApplicant } from '../../../../../../testing/applicant.ts';
import { createLetterBox } from '../../../../../../testing/mailed-links.ts';

let test: TestApi;
let letters: ReturnType<typeof createLetterBox>;
beforeAll(async () => {
  test = await createTestApi();
  letters = createLetterBox(test);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  await test.database.write.$client.query('delete from applications');
  await test.database.write.$client.query('delete from persons');
  await letters();
});

const rows = async (sql: string) => (await test.database.write.$client.query(sql)).rows as Record<string, unknown>[];
const email = 'giver@example.org';

describe('a pledge', () => {
  it('D-APP-05 asks for no health data, for no consent but its own, and is filled in by whoever gives', async () => {
    const applicant = createApplicant(test.app);
    const { data } = (await applicant.browser.send('GET', '/application-form/pledge')).json<{ data: FormStart }>();
    expect(data.consents.map(({ id, isRequired }) => [id, isRequired])).toEqual([
      ['pledge/collection/1', true],
      ['pledge/messages/1', false],
    ]);
    expect(data.givers).toEqual(['self']);
    expect((await applicant.begin('pledge', 'family')).statusCode).toBe(400);
    expect((await applicant.begin('pledge', 'self', ['pledge/messages/1'])).statusCode).toBe(400);
    expect(await rows('select * from application_drafts')).toEqual([]);
  });

  it('D-APP-05 fifty submits at once make one, and one thank-you', async () => {
    const applicant = createApplicant(test.app);
    const { token } = await applicant.prepare('pledge', { email });
    const answers = await Promise.all(Array.from({ length: 50 }, () => applicant.submit(token)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json<{ data: Receipt }>().data.receipt))).toHaveLength(1);
    expect(await rows('select kind, state, way from applications')).toEqual([
      { kind: 'pledge', state: 'received', way: 'web' },
    ]);
    expect(await letters()).toHaveLength(1);
  });

  it('D-APP-05 is thanked for by mail where an address was given, without a word of what or who', async () => {
    const { receipt } = await createApplicant(test.app).apply('pledge', { email, name: '나누는 이' });
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: email, template: 'pledge-thanks' });
    for (const words of [receipt.receipt, '고맙습니다', '홈택스', '주민등록번호는 보내지 마십시오']) {
      expect(letter?.text).toContain(words);
    }
    expect(letter?.text).not.toMatch(/나누는 이|10,000|신청인/);
  });

  it('D-APP-05 is thanked for by text message without one, and not at all where no message was agreed to', async () => {
    const applicant = createApplicant(test.app);
    await applicant.apply('pledge', { gift: 'time' });
    const [message] = await letters();
    expect(message).toMatchObject({ to: '01000000000', template: 'pledge-thanks' });
    expect(message?.text).not.toContain('홈택스');

    const begun = (await applicant.begin('pledge', 'self', ['pledge/collection/1'])).json<{
      data: { token: string; page: string };
    }>();
    const { token, page } = begun.data;
    await applicant.fill(token, page, {
      gift: 'goods',
      goods: '쌀',
      name: '신청인',
      phone: '010-0000-0004',
      wantsReceipt: 'no',
    });
    expect((await applicant.submit(token)).statusCode).toBe(200);
    expect(await letters()).toEqual([]);
  });

  it('D-APP-05 shows by its receipt that it was taken, in two steps', async () => {
    const applicant = createApplicant(test.app);
    const { receipt } = await applicant.apply('pledge');
    const { data } = (await applicant.ask(receipt.receipt, '010-0000-0000')).json();
    expect(data).toMatchObject({ kind: 'pledge', state: 'received', ride: null });
    expect(data.steps.map(({ state }: { state: string }) => state)).toEqual(['received', 'settled']);
  });
});
