import type {
  FormCheck,
  FormPage,
  FormStart,
  NextPage,
} from '@kidney/contract/clients/applications/application-drafts.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createApplicant, sampleAnswers } from '../../../../../../testing/applicant.ts';
import { createTestClock } from '../../../../../../testing/clock.ts';
import { seedContent } from '../../../seed.ts';

const clock = createTestClock();
let test: TestApi;
beforeAll(async () => {
  test = await createTestApi({ clock });
  await seedContent(test.database);
});
afterAll(() => test[Symbol.asyncDispose]());

type Applicant = ReturnType<typeof createApplicant>;
const begun = async (applicant: Applicant, ...args: Parameters<Applicant['begin']>) =>
  (await applicant.begin(...args)).json<{ data: { token: string; page: string } }>().data;
const pageOf = async (applicant: Applicant, token: string, page: string) =>
  (await applicant.draft('page', { token, page })).json<{ data: FormPage }>().data;
const checkOf = async (applicant: Applicant, token: string) =>
  (await applicant.draft('check', { token })).json<{ data: FormCheck }>().data;
const rows = async (sql: string, values: unknown[] = []) =>
  (await test.database.write.$client.query(sql, values)).rows as Record<string, unknown>[];
const daysLater = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('a form before it begins', () => {
  it('D-APP-02 says what it is for, how long it is, and what is to be agreed to', async () => {
    const { browser } = createApplicant(test.app);
    const { data } = (await browser.send('GET', '/application-form/transport')).json<{ data: FormStart }>();
    expect(data).toMatchObject({ kind: 'transport', title: '병원 이동 차량 신청', pages: 9 });
    expect(data.consents.filter(({ isRequired }) => isRequired).map(({ kind }) => kind)).toEqual([
      'collection',
      'health',
    ]);
    expect((await browser.send('GET', '/application-form/donation')).statusCode).toBe(400);
  });

  it('D-APP-02 nothing is kept before the required consents are given', async () => {
    const applicant = createApplicant(test.app);
    const before = await rows('select count(*) from application_drafts');
    for (const accepted of [[], ['transport/collection/2'], ['membership/collection/2', 'membership/health/2']]) {
      const refused = await applicant.begin('transport', 'self', accepted);
      expect(refused.json()).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'accepted' }] });
      expect(refused.json().message).toContain('동의해 주셔야');
    }
    const required = ['transport/collection/2', 'transport/health/2'];
    const unknown = await applicant.begin('transport', 'self', [...required, 'transport/messages/99']);
    expect(unknown.statusCode).toBe(400);
    expect(await rows('select count(*) from application_drafts')).toEqual(before);
    expect((await applicant.begin('transport', 'self', required)).statusCode).toBe(200);
  });

  it('D-APP-02 is begun twenty times an hour from one neighbourhood', async () => {
    const applicant = createApplicant(test.app);
    const accepted = await applicant.accepted('membership');
    const answers = [];
    for (let n = 0; n < 21; n += 1) answers.push(await applicant.begin('membership', 'self', accepted));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(20).fill(200), 429]);
  });
});

describe('an unfinished application', () => {
  it('D-APP-02 asks one question a page, keeps each answer, and goes back without loss', async () => {
    const applicant = createApplicant(test.app);
    const { token, pages } = await applicant.prepare('transport', {}, 'family');
    expect(pages).toEqual([
      'applicant',
      'rider',
      'pick-up',
      'clinic',
      'clinic-name',
      'days',
      'help',
      'direction',
      'fee',
      'other',
      'join',
    ]);
    const page = await pageOf(applicant, token, 'rider');
    expect(page).toMatchObject({ title: '차를 타실 분의 이름과 전화번호를 적어 주십시오.', number: 2, of: 11 });
    expect(page.back).toBe('applicant');
    expect(page.fields.map((field) => ('value' in field ? field.value : ''))).toEqual(['신청인', '010-0000-0000']);
    const check = await checkOf(applicant, token);
    expect(check).toMatchObject({ back: 'join', missing: null });
    expect(check.groups.flatMap(({ rows: each }) => each.map(({ words }) => words))).toContain(
      '월요일, 수요일, 금요일',
    );
  });

  it('D-APP-02 says about every field what to do, and keeps what was there', async () => {
    const applicant = createApplicant(test.app);
    const { token } = await applicant.prepare('transport');
    const refused = await applicant.answer(token, 'rider', { name: ' ', phone: '모름' });
    expect(refused.json().fields).toEqual([
      { field: 'name', message: '이름을 적어 주십시오.' },
      { field: 'phone', message: '전화번호를 숫자로 적어 주십시오. 예: 010-0000-0000' },
    ]);
    expect((await pageOf(applicant, token, 'rider')).fields[0]).toMatchObject({ value: '신청인' });
  });

  it('D-APP-02 takes no resident registration number in any field, and keeps nothing of it', async () => {
    const applicant = createApplicant(test.app);
    const { token } = await applicant.prepare('transport', {}, 'family');
    const number = ['900101', '1234567'].join('-');
    for (const [page, name] of [
      ['applicant', 'applicantName'],
      ['rider', 'name'],
      ['pick-up', 'pickUpNote'],
      ['other', 'other'],
    ] as const) {
      const refused = await applicant.answer(token, page, { ...sampleAnswers, [name]: `저는 ${number}입니다` });
      expect(refused.json(), page).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: `answers.${name}` }] });
      expect(refused.body).not.toContain('900101');
    }
    const words = JSON.stringify(await checkOf(applicant, token));
    expect(words).not.toContain('900101');
  });

  it('S-TR-02 a Saturday is answered at once on its page, and the weekdays go on', async () => {
    const applicant = createApplicant(test.app);
    const { token } = await applicant.prepare('transport');
    const typed = { days: ['tue', 'thu', 'sat'], chairTime: '6:30' };
    const told = (await applicant.answer(token, 'days', typed)).json<{ data: NextPage }>().data;
    expect([told.page, told.notes[0]?.title]).toEqual(['days', '토요일에는 협회 차가 다니지 않습니다.']);
    expect((await pageOf(applicant, token, 'days')).notes).toEqual(told.notes);
    expect(told.notes[0]?.links[0]?.href).toMatch(/^tel:/);
    const onward = (await applicant.answer(token, 'days', typed)).json<{ data: NextPage }>().data;
    expect(onward.page).toBe('help');
    expect((await checkOf(applicant, token)).notes).toEqual(told.notes);
  });

  it('S-TR-02 a holiday on a chosen day is named on the overview, and holds nobody up', async () => {
    await clock.at('2026-12-20T09:00:00+09:00', async () => {
      const applicant = createApplicant(test.app);
      const { token, pages } = await applicant.prepare('transport');
      expect(pages.filter((page) => page === 'days')).toHaveLength(1);
      expect((await checkOf(applicant, token)).notes[0]?.text).toContain('12월 25일(금) 성탄절');
    });
  });

  it('D-APP-02 changed from the overview, it goes back there, or to what has become a question', async () => {
    const applicant = createApplicant(test.app);
    const { token } = await applicant.prepare('transport');
    const next = async (page: string, answers: Parameters<Applicant['answer']>[2]) =>
      (await applicant.answer(token, page, answers, true)).json<{ data: NextPage }>().data.page;
    expect(await next('help', { help: 'walker' })).toBe('check');
    expect(await next('join', { joins: 'yes' })).toBe('join-consent');
    expect((await checkOf(applicant, token)).missing).toBe('join-consent');
    expect((await applicant.submit(token)).json()).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await next('join', { joins: 'no' })).toBe('check');
    expect((await applicant.draft('page', { token, page: 'join-consent' })).statusCode).toBe(404);
  });

  it('D-APP-02 can be gone on with by the secret alone, of which only the hash is kept, and nothing is readable', async () => {
    const applicant = createApplicant(test.app);
    const { token } = await applicant.prepare('transport');
    const stored = JSON.stringify(
      await rows('select *, encode(answers, $1) as bytes from application_drafts', ['escape']),
    );
    for (const secret of [token, '예시로', '01000000000', 'walker']) expect(stored).not.toContain(secret);
    const elsewhere = createApplicant(test.app);
    expect((await elsewhere.draft('check', { token })).statusCode).toBe(200);
    const unknown = await elsewhere.draft('check', { token: 'x'.repeat(32) });
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, expect.stringContaining('처음부터 다시')]);
    const { rows: read } = await test.database.write.$client.query('select payload from graphile_worker._private_jobs');
    expect(JSON.stringify(read)).not.toContain('신청인');
  });

  it('D-APP-02 is gone seven days after its last change, and looks as if it had never been', async () => {
    const applicant = createApplicant(test.app);
    const { token } = await applicant.prepare('transport');
    const other = createApplicant(test.app);
    const never = await other.draft('page', { token: 'x'.repeat(32), page: 'rider' });
    await clock.at(daysLater(6.9), async () => {
      expect((await applicant.answer(token, 'help', { help: 'none' })).statusCode).toBe(200);
    });
    await clock.at(daysLater(13.8), async () => {
      await test.api.housekeep();
      expect((await pageOf(applicant, token, 'rider')).fields[0]).toMatchObject({ value: '신청인' });
    });
    const held = 'select id from application_drafts where token_hash = sha256($1)';
    expect(await rows(held, [token])).toHaveLength(1);
    await clock.at(daysLater(14), async () => {
      const gone = await other.draft('page', { token, page: 'rider' });
      expect({ ...gone.json(), requestId: '' }).toEqual({ ...never.json(), requestId: '' });
      expect((await applicant.submit(token)).statusCode).toBe(404);
      expect((await applicant.answer(token, 'help', { help: 'none' })).statusCode).toBe(404);
      await test.api.housekeep();
    });
    expect(await rows(held, [token])).toEqual([]);
  });

  it('D-APP-02 is thrown away when its owner says so', async () => {
    const applicant = createApplicant(test.app);
    const { token } = await begun(applicant, 'membership');
    expect((await applicant.draft('discard', { token })).statusCode).toBe(200);
    expect((await applicant.draft('discard', { token })).statusCode).toBe(200);
    expect((await applicant.draft('page', { token, page: 'person' })).statusCode).toBe(404);
  });

  it('D-APP-02 below 14 years it needs a guardian who agrees', async () => {
    const applicant = createApplicant(test.app);
    const child = { birthDate: `${new Date().getFullYear() - 5}0101` };
    const { token } = await begun(applicant, 'membership', 'family');
    await applicant.answer(token, 'applicant', sampleAnswers);
    const refused = await applicant.answer(token, 'birth-date', child);
    expect(refused.json().fields).toEqual([{ field: 'birthDate', message: expect.stringContaining('법정대리인') }]);
    expect((await applicant.apply('membership', child, 'guardian')).receipt.kind).toBe('membership');
  });
});
