import type { FoundForStaff } from '@kidney/contract/operations/staff-search/staff-search.schema.ts';
import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { sampleAnswers, takeCall } from '../../../../../testing/applications.ts';
import { createBrowser } from '../../../../../testing/browser.ts';
import { createCaseRoom } from '../../../../../testing/cases.ts';
import { knowPerson } from '../../../../../testing/known-people.ts';
import { signedIn, type SignedIn } from '../../../../../testing/people.ts';

const { test, officer, colleague, query, get, moved } = await createCaseRoom();
const editor = await signedIn(test, ['editor']);

const ask = (who: Pick<SignedIn, 'browser'>, words: unknown) => who.browser.send('POST', '/staff-search', { words });
async function search(words: string, who: SignedIn = officer): Promise<FoundForStaff> {
  const answer = await ask(who, words);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const idsOf = async (words: string) => (await search(words)).people?.rows.map(({ id }) => id);
const readings = async () =>
  (
    await query(
      `select actor_id, subject_id from log.audit_entries where act = 'read' and subject_kind = 'person' order by seq`,
    )
  ).map((row) => `${row.actor_id} ${row.subject_id}`);
/** A Monday that is to come. */
const firstDay = () => {
  const day = new Date(Date.now() + 86_400_000);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};
const post = (title: string, more: object = {}) =>
  editor.browser.send('POST', '/notice', {
    title,
    html: '<p>글</p>',
    office: '사무국',
    attachments: [],
    pinnedUntil: null,
    publish: { state: 'now' },
    ...more,
  });

describe('people in the box of the office', () => {
  it('D-OFF-11 are found by the end of a number, the whole of it, the name or its first consonants', async () => {
    const id = await knowPerson(test, { name: '신청인', phone: '052-000-0012', guardianPhone: '010-0000-0034' });
    await knowPerson(test, { name: '다른 이', phone: '052-000-0099' });
    for (const words of ['0012', '052-000-0012', '0034', '신청인', 'ㅅㅊㅇ'])
      expect(await idsOf(words), words).toEqual([id]);
    for (const words of ['1', '012', '0013', '신청', 'ㅅㅊ', '%', '_']) expect(await idsOf(words), words).toEqual([]);
  });

  it('D-OFF-11 say whose number it was, and show no more of it than its end', async () => {
    await knowPerson(test, { phone: '052-000-0012', guardianPhone: '010-0000-0034', guardianName: '가족' });
    const told = async (words: string) => (await search(words)).people?.rows[0];
    const known = { id: expect.any(String), name: '신청인', roles: [], ride: null };
    expect(await told('0034')).toEqual({ ...known, who: 'guardian', phoneEnd: '0034' });
    expect(await told('010-0000-0034')).toEqual({ ...known, who: 'guardian', phoneEnd: '0034' });
    expect(await told('0012')).toEqual({ ...known, who: 'person', phoneEnd: '0012' });
    expect(await told('신청인')).toEqual({ ...known, who: 'person', phoneEnd: '0012' });
  });

  it('D-OFF-11 are told with van and days where they ride, and as applicants while one goes on', async () => {
    const open = await takeCall(officer.browser);
    expect((await search('0001')).people?.rows).toMatchObject([{ roles: ['applicant'], ride: null }]);
    const ride = { van: '2호차', days: ['mon' as const], pickUpAt: '06:30', returnAt: null, firstDay: firstDay() };
    const taken = await moved(open, 'consulting');
    await moved(await moved(taken, 'scheduling'), 'settled', { ride });
    expect((await search('0001')).people?.rows).toMatchObject([
      { roles: ['rider'], ride: { van: '2호차', days: ['mon'] } },
    ]);
  });

  it('D-OFF-11 are five at most, and whoever is shown is in the log, and nobody else', async () => {
    for (let n = 10; n < 17; n += 1) await knowPerson(test, { phone: `052-00${n}-0012` });
    const before = await readings();
    const { people } = await search('0012');
    expect(people?.rows).toHaveLength(5);
    expect(people?.hasMore).toBe(true);
    const shown = people?.rows.map(({ id }) => `${officer.id} ${id}`) ?? [];
    expect((await readings()).slice(before.length).toSorted()).toEqual(shown.toSorted());
    await search('0013');
    expect(await readings()).toHaveLength(before.length + 5);
  });
});

describe('applications in it', () => {
  it('D-OFF-11 are found by the receipt number however it is typed, or its last four, and tell of whom', async () => {
    const { id } = await takeCall(officer.browser);
    await takeCall(officer.browser, { kind: 'membership' });
    const { receipt, receivedAt } = await get(id);
    const found = { id, name: '신청인', kind: 'transport', state: 'received', receivedAt };
    const bare = receipt.replaceAll('-', '').toLowerCase();
    for (const words of [receipt, bare, receipt.slice(-4), receipt.slice(-4).toLowerCase()])
      expect((await search(words, colleague)).applications, words).toEqual({ rows: [found], hasMore: false });
    for (const words of [receipt.slice(0, 9), `${receipt}X`, receipt.slice(-3), '신청 건'])
      expect((await search(words)).applications?.rows, words).toEqual([]);
    expect((await readings()).at(-1)).toBe(`${colleague.id} ${(await get(id)).personId}`);
  });
});

describe('applications by the number that was said', () => {
  const family = { ...sampleAnswers.transport, applicantName: '가족', applicantPhone: '010-0000-0009' };
  const found = async (words: string, who = officer) =>
    (await search(words, who)).applications?.rows.map(({ id }) => id);

  it('D-OFF-17 are found however it is typed, by the end of whoever called, the newest first', async () => {
    const own = await takeCall(officer.browser);
    const called = await takeCall(officer.browser, { giver: 'family', answers: { ...family, name: '다른 이' } });
    expect(called.shortReceipt).toEqual({ number: 2, phoneEnd: '0009' });
    for (const words of ['1-0001', '1번 0001', '1번, 끝 네 자리 0001', ' 1번 끝 0001'])
      expect(await found(words), words).toEqual([own.id]);
    expect(await found('2-0009')).toEqual([called.id]);
    for (const words of ['2번 0002', '3-0001', '0-0001', '1-001', '1번']) expect(await found(words), words).toEqual([]);
    await runSql(test.urls.ownerUrl, ["update applications set received_at = received_at - interval '1 day'"]);
    const today = await takeCall(officer.browser);
    expect(await found('1-0001')).toEqual([today.id, own.id]);
  });

  it('D-OFF-17 by nobody who may not see people, and whoever is named is in the log', async () => {
    const { personId } = await takeCall(officer.browser);
    const before = await readings();
    expect(await found('1-0001', editor)).toBeUndefined();
    expect(await readings()).toEqual(before);
    await found('1-0001', colleague);
    expect((await readings()).slice(before.length)).toEqual([`${colleague.id} ${personId}`]);
  });
});

describe('what is written, in it', () => {
  it('D-OFF-11 is found by words of its title, with what is not public for those who write it, and leads there', async () => {
    const shown = (await post('물가 나들이')).json().data.id;
    const kept = (await post('물가 청소', { publish: { state: 'kept' } })).json().data.id;
    const notice = { kind: 'notice', title: '물가 나들이', state: 'public', path: `/community/notices/${shown}` };
    const draft = { kind: 'notice', title: '물가 청소', state: 'kept', path: `/community/notices/edit/${kept}` };
    expect((await search('물가', editor)).writings).toEqual({ rows: [draft, notice], hasMore: false });
    expect((await search('물가', colleague)).writings.rows).toHaveLength(2);
    expect((await search('물가', officer)).writings).toEqual({ rows: [notice], hasMore: false });
    await runSql(test.urls.ownerUrl, [`update posts set removed_at = now() where id = ${shown}`]);
    expect((await search('나들이', editor)).writings.rows).toEqual([]);
  });

  it('D-OFF-11 is five at most of all kinds, and says that there are more', async () => {
    for (let n = 0; n < 6; n += 1) await post(`다리 ${n}`);
    const { writings } = await search('다리', editor);
    expect(writings.rows).toHaveLength(5);
    expect(writings.hasMore).toBe(true);
  });
});

describe('who may ask', () => {
  it('D-OFF-11 an editor is given neither people nor applications, and looks at nobody', async () => {
    const { id } = await takeCall(officer.browser);
    const { receipt } = await get(id);
    const before = await readings();
    for (const words of ['0001', '신청인', 'ㅅㅊㅇ', receipt, receipt.slice(-4)])
      expect(Object.keys(await search(words, editor)), words).toEqual(['writings']);
    expect(await readings()).toEqual(before);
  });

  it('D-OFF-11 neither a driver nor a visitor', async () => {
    const roles: Role[] = ['driver'];
    expect((await ask(await signedIn(test, roles), '0001')).statusCode).toBe(403);
    expect((await ask({ browser: createBrowser(test.app) }, '0001')).statusCode).toBe(401);
  });

  it.each(['', '  ', '가'.repeat(41), '\u0000', 7, null, ['가']])('D-OFF-11 refuses %j', async (words) => {
    expect((await ask(officer, words)).statusCode).toBe(400);
  });
});
