import type { Receipt } from '@kidney/contract/clients/applications/application-drafts.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { signedIn } from '../../../../../../testing/people.ts';
import { createApplicant } from '../../../../../../testing/applicant.ts';
import { createTestClock } from '../../../../../../testing/clock.ts';
import { createLetterBox } from '../../../../../../testing/mailed-links.ts';

const clock = createTestClock();
let test: TestApi;
let letters: ReturnType<typeof createLetterBox>;
beforeAll(async () => {
  test = await createTestApi({ clock });
  letters = createLetterBox(test);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  await test.database.write.$client.query('delete from applications');
  await test.database.write.$client.query('delete from persons');
  await letters();
});

const rows = async (sql: string, values: unknown[] = []) =>
  (await test.database.write.$client.query(sql, values)).rows as Record<string, unknown>[];
const receiptOf = (answer: { json<T>(): T }) => answer.json<{ data: Receipt }>().data;

describe('an application that is sent', () => {
  it('D-APP-03 has a receipt, a due day and a first event, belongs to a person, and leaves no draft behind', async () => {
    const applicant = createApplicant(test.app);
    const { token, receipt } = await clock.at('2026-11-19T10:00:00+09:00', () =>
      applicant.apply('transport', {}, 'family'),
    );
    expect(receipt.receipt).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$/);
    expect(receipt).toMatchObject({ kind: 'transport', receivedAt: '2026-11-19T01:00:00.000Z', also: [] });
    expect(receipt.groups[1]?.rows[0]).toEqual({ label: '이름', words: '신청인' });

    const [row] = await rows(
      `select a.*, a.due_on::text as due, d.answers as draft, d.application_id from applications a
       join application_drafts d on d.id = a.source_key`,
    );
    expect(row).toMatchObject({ state: 'received', way: 'web', due: '2026-11-24', draft: null, taken_by: null });
    expect(row?.['application_id']).toBe(row?.['id']);
    expect(await rows('select type, from_state, to_state, by_id from application_events')).toEqual([
      { type: 'state', from_state: null, to_state: 'received', by_id: null },
    ]);
    expect(
      await rows('select text_id, giver, way, taken_by from consents where person_id = $1 order by text_id', [
        row?.['person_id'],
      ]),
    ).toEqual(
      (await applicant.accepted('transport'))
        .toSorted()
        .map((text) => ({ text_id: text, giver: 'family', way: 'web', taken_by: null })),
    );
    const acts = await rows('select act, subject_kind from log.audit_entries where subject_id = any($1) order by seq', [
      [row?.['id'], row?.['person_id']],
    ]);
    expect(acts.map(({ act }) => act)).toEqual(['created', 'consent-given', 'applied', 'read']);

    const again = await clock.at('2026-11-20T10:00:00+09:00', () => applicant.draft('receipt', { token }));
    expect(receiptOf(again)).toEqual(receipt);
    const after = await clock.at('2026-11-20T10:00:00+09:00', () => applicant.draft('check', { token }));
    expect([after.statusCode, after.json().message]).toEqual([409, '이미 보내신 신청서입니다.']);
    const late = await clock.at('2026-11-27T10:00:00+09:00', () => applicant.draft('receipt', { token }));
    expect(late.statusCode).toBe(404);
  });

  it('D-APP-03 fifty submits at once make one application, and each gets the same receipt', async () => {
    const applicant = createApplicant(test.app);
    const { token } = await applicant.prepare('transport', { joins: 'yes' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => applicant.submit(token)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => JSON.stringify(receiptOf(answer))))).toHaveLength(1);
    expect(await rows('select kind from applications order by kind')).toEqual([
      { kind: 'membership' },
      { kind: 'transport' },
    ]);
    expect(await letters()).toHaveLength(1);
  });

  it('D-APP-03 with joining makes two applications of one person, and types nothing twice', async () => {
    const { receipt } = await createApplicant(test.app).apply('transport', { joins: 'yes', name: '함께 신청인' });
    const made = await rows('select kind, person_id, receipt from applications order by kind');
    expect(made.map(({ kind }) => kind)).toEqual(['membership', 'transport']);
    expect(new Set(made.map(({ person_id: id }) => id))).toHaveLength(1);
    expect(receipt.also).toEqual([{ form: '회원 가입 신청', receipt: made[0]?.['receipt'] }]);
    const texts = await rows('select text_id from consents where person_id = $1', [made[0]?.['person_id']]);
    expect(texts.map(({ text_id: id }) => id)).toEqual(
      expect.arrayContaining(['transport/health/2', 'membership/collection/2', 'membership/health/2']),
    );
    expect(texts).not.toContainEqual({ text_id: 'membership/messages/1' });
  });

  it('D-APP-03 of somebody who is known already belongs to the same person', async () => {
    const again = { name: '다시 신청인', phone: '010 0000 0002' };
    await createApplicant(test.app).apply('membership', again);
    await createApplicant(test.app).apply('transport', { ...again, phone: '+82 10-0000-0002' });
    expect(await rows('select distinct person_id from applications')).toHaveLength(1);
  });

  it('D-APP-03 thanks by a message where messages were agreed to, to whoever applied', async () => {
    const applicant = createApplicant(test.app);
    const { receipt } = await applicant.apply('transport', {}, 'family');
    const [message, ...more] = await letters();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ to: '01000000001', template: 'application-received' });
    expect(message?.text).toContain(receipt.receipt);
    expect(message?.text).toContain('http://localhost:3000/transport/status?token=');
    expect(message?.text).not.toContain('신청인');
    const quiet = (await applicant.accepted('membership')).filter((id) => !id.includes('/messages/'));
    const begun = (await applicant.begin('membership', 'self', quiet)).json<{
      data: { token: string; page: string };
    }>();
    await applicant.fill(begun.data.token, begun.data.page, {
      name: '신청인',
      phone: '010-0000-0003',
      birthDate: '19550302',
      address: '남구 예시로 2',
      treatment: 'transplant',
      registration: 'no',
    });
    expect((await applicant.submit(begun.data.token)).statusCode).toBe(200);
    expect(await letters()).toEqual([]);
  });

  it('D-APP-03 adds nothing to whom we know before the office has taken it up', async () => {
    const who = { name: '아는 분', phone: '010-0000-0041' };
    await createApplicant(test.app).apply('transport', who);
    const other = { ...who, applicantName: '모르는 이', applicantPhone: '010-0000-0042' };
    const { receipt } = await createApplicant(test.app).apply('transport', other, 'family');
    const [made] = (await rows(
      `select id, person_id as person from applications where receipt = '${receipt.receipt}'`,
    )) as [{ id: string; person: string }];
    const { browser } = await signedIn(test, ['dispatcher']);
    const guardian = async () => (await browser.send('GET', `/person/${made.person}`)).json().data.guardianName;
    expect(await guardian()).toBeNull();
    const step = { to: 'consulting', reason: null, ride: null, note: '', isTold: false, version: 1 };
    expect((await browser.send('POST', `/application/${made.id}/move`, step)).statusCode).toBe(200);
    expect(await guardian()).toBe('모르는 이');
  });

  it('D-APP-03 brings no messages back to whoever took that consent back, until the office records it again', async () => {
    const who = { name: '거둔 분', phone: '010-0000-0051' };
    await createApplicant(test.app).apply('transport', who);
    const [{ person }] = (await rows('select person_id as person from applications')) as [{ person: string }];
    const { browser } = await signedIn(test, ['dispatcher']);
    const messages = async () =>
      (await rows(`select text_id, withdrawn_at is null as holds from consents where text_id like '%/messages/%'`)).map(
        ({ text_id: id, holds }) => [id, holds],
      );
    const [{ id }] = (await rows(`select id from consents where text_id = 'transport/messages/1'`)) as [{ id: string }];
    await browser.send('POST', `/person/${person}/consent/${id}/withdraw`, { way: 'phone' });
    await letters();

    const { receipt } = await createApplicant(test.app).apply('transport', who);
    await createApplicant(test.app).apply('membership', who);
    await createApplicant(test.app).apply('pledge', who);
    expect(await messages()).toEqual([['transport/messages/1', false]]);
    expect(await letters()).toEqual([]);
    const [{ of }] = (await rows('select id as of from applications where receipt = $1', [receipt.receipt])) as [
      { of: string },
    ];
    expect((await browser.send('GET', `/application/${of}`)).json().data.mayMessage).toBe(false);
    const collected = await rows(`select 1 from consents where text_id = 'membership/collection/2'`);
    expect(collected).toHaveLength(1);

    // Whoever applies for them is told at a number of their own, as everybody is.
    await createApplicant(test.app).apply('transport', who, 'family');
    expect(await letters()).toMatchObject([{ to: '01000000001', template: 'application-received' }]);

    const anew = { text: 'transport/messages/1', giver: 'self', way: 'phone' };
    expect((await browser.send('POST', `/person/${person}/consent`, anew)).statusCode).toBe(200);
    expect((await browser.send('GET', `/application/${of}`)).json().data.mayMessage).toBe(true);
    await createApplicant(test.app).apply('membership', who);
    expect(await letters()).toHaveLength(1);
  });

  it('D-APP-03 a guardian who applies for a child is asked for name and number, and has given every consent', async () => {
    const applicant = createApplicant(test.app);
    const { token, pages } = await applicant.prepare('transport', {}, 'guardian');
    expect(pages[0]).toBe('applicant');
    expect((await applicant.submit(token)).statusCode).toBe(200);
    expect(await rows('select distinct giver from consents')).toEqual([{ giver: 'guardian' }]);
  });

  it('D-APP-03 tells nobody on the web that a child is known, and tells the office that a guardian has not agreed', async () => {
    const child = { name: '아는 아이', phone: '010-0000-0061' };
    await createApplicant(test.app).apply('membership', { ...child, birthDate: '20200101' }, 'guardian');
    await letters();
    const answerTo = async (who: Answers, kind: 'transport' | 'membership') => {
      const applicant = createApplicant(test.app);
      const { token, pages } = await applicant.prepare(kind, who);
      const answer = await applicant.submit(token);
      const { receipt, groups, ...same } = receiptOf(answer);
      return { pages, status: answer.statusCode, same: { ...same, receivedAt: '' }, rows: groups.length, receipt };
    };
    for (const kind of ['transport', 'membership'] as const) {
      const { receipt, ...known } = await answerTo(child, kind);
      const { receipt: _, ...unknown } = await answerTo({ ...child, name: '모르는 아이' }, kind);
      expect(known).toEqual(unknown);
      const [{ id }] = (await rows('select id from applications where receipt = $1', [receipt])) as [{ id: string }];
      const { browser } = await signedIn(test, ['dispatcher']);
      const { notes, mayMessage } = (await browser.send('GET', `/application/${id}`)).json().data;
      const titles = notes.map(({ title }: { title: string }) => title);
      // To the membership a guardian has agreed before.
      const isMissing = kind === 'transport';
      expect([titles.includes('법정대리인의 동의가 필요합니다'), mayMessage]).toEqual([isMissing, !isMissing]);
    }
    const anew = await rows(
      `select 1 from consents where text_id = 'transport/messages/1' and person_id in
         (select person_id from consents where giver = 'guardian')`,
    );
    expect(anew).toEqual([]);
  });

  it('D-APP-03 holds nothing readable', async () => {
    await createApplicant(test.app).apply('transport', { name: '표시된 이름', other: '표시된 말', joins: 'yes' });
    for (const table of ['applications', 'application_events', 'application_drafts', 'persons', 'messages']) {
      const [{ whole }] = (await rows(`select string_agg(t::text, ' ') as whole from ${table} t`)) as [
        { whole: string },
      ];
      const bytes = Buffer.from([...whole.matchAll(/\\x([0-9a-f]+)/g)].map(([, hex]) => hex).join(''), 'hex').toString(
        'utf8',
      );
      for (const secret of ['표시된', '예시로', '01000000000', '1955-03-02']) {
        expect(whole.includes(secret) || bytes.includes(secret), `${secret} in ${table}`).toBe(false);
      }
    }
  });
});
