import type { CallForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import { describe, expect, it } from 'vitest';
import { aCall, sampleAnswers, takeCall } from '../../../../../../testing/applications.ts';
import type { Browser } from '../../../../../../testing/browser.ts';
import { createCaseRoom } from '../../../../../../testing/cases.ts';
import { signedIn } from '../../../../../../testing/people.ts';

const room = await createCaseRoom();
const { officer, query } = room;

const days = ['mon', 'wed', 'sat'];
const said = { ...sampleAnswers.transport, name: '표본 이름', days, other: '아직 다 듣지 못함' };

/** A call whose consents were heard, and of whose form a part is written down. */
async function begun(browser: Browser = officer.browser) {
  const { key, kind, accepted, giver } = await aCall(browser);
  const body = { kind, accepted, giver, answers: said };
  return { key, body, keep: (change = {}) => browser.send('PUT', `/call/draft/${key}`, { ...body, ...change }) };
}
const formOf = (key: string, browser: Browser = officer.browser) =>
  browser.send('GET', `/call-form/transport?draft=${key}`);
const listOf = async (browser: Browser = officer.browser) => (await browser.send('GET', '/call/draft')).json().data;
const later = (hours: number) =>
  query(`update unfinished_work set saved_at = saved_at - $1 * interval '1 hour'`, [hours]);

describe('an unfinished call', () => {
  it('D-CAS-07 is kept sealed, given back as it was typed, and the reading is in the log', async () => {
    const { key, body, keep } = await begun();
    expect((await keep()).json().data).toEqual({ savedAt: expect.any(String) });
    expect((await keep({ answers: { ...said, chairTime: '아침', nothing: 'x' } })).statusCode).toBe(200);
    expect(await listOf()).toEqual([{ key, kind: 'transport', savedAt: expect.any(String) }]);
    const form: CallForm = (await formOf(key)).json().data;
    expect(form.kept).toMatchObject({ accepted: body.accepted, giver: 'self' });
    const fields = form.groups.flatMap((group) => group.fields);
    expect(fields.find(({ name }) => name === 'name')).toMatchObject({ value: '표본 이름' });
    expect(fields.find(({ name }) => name === 'chairTime')).toMatchObject({ value: '아침' });
    expect(fields.find(({ name }) => name === 'days')).toMatchObject({ chosen: days });
    const log = await query(`select actor_id from log.audit_entries where act = 'read' and subject_id = $1`, [key]);
    expect(log).toEqual([{ actor_id: officer.id }]);
    const lying = JSON.stringify(await query(`select *, encode(content, 'escape') as bytes from unfinished_work`));
    for (const words of ['표본', '듣지']) expect(lying).not.toContain(words);
  });

  it('D-CAS-07 is not kept before the consents that it needs', async () => {
    const { key, body, keep } = await begun();
    const refused = await keep({ accepted: body.accepted.slice(1) });
    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'accepted']);
    expect(await query('select 1 from unfinished_work where id = $1', [key])).toEqual([]);
  });

  it('D-OFF-17 is kept where the person agreed before, and under no other name', async () => {
    await takeCall(officer.browser);
    const { key, keep } = await begun();
    const answers = { ...said, name: '신청인' };
    expect((await keep({ accepted: [], answers })).statusCode).toBe(200);
    expect((await formOf(key)).json().data.inForce).toHaveLength(4);
    expect((await keep({ accepted: [], answers: { ...answers, name: '표본 이름' } })).statusCode).toBe(400);
  });

  it('D-CAS-07 is nobody else’s: not to see, to write over or to throw away', async () => {
    const { key, keep, body } = await begun();
    await keep();
    const other = await signedIn(room.test, ['dispatcher', 'owner']);
    expect(await listOf(other.browser)).toEqual([]);
    expect((await formOf(key, other.browser)).statusCode).toBe(404);
    expect((await other.browser.send('PUT', `/call/draft/${key}`, body)).statusCode).toBe(404);
    await other.browser.send('DELETE', `/call/draft/${key}`);
    expect((await formOf(key)).statusCode).toBe(200);
    const { waits } = (await officer.browser.send('GET', '/staff-home')).json().data;
    expect(waits[0]).toMatchObject({ kind: 'unfinished-calls', count: 1 });
    const { waits: theirs } = (await other.browser.send('GET', '/staff-home')).json().data;
    expect(theirs[0]).toMatchObject({ kind: 'unfinished-calls', count: 0 });
  });

  it('D-CAS-07 ends with its application, and what was typed a moment before comes no more', async () => {
    const { key, keep } = await begun();
    await keep();
    await takeCall(officer.browser, { key });
    expect(await query('select 1 from unfinished_work')).toEqual([]);
    expect((await keep()).statusCode).toBe(409);
    expect(await listOf()).toEqual([]);
  });

  it('D-CAS-07 is thrown away when the officer says so', async () => {
    const { key, keep } = await begun();
    await keep();
    expect((await officer.browser.send('DELETE', `/call/draft/${key}`)).statusCode).toBe(200);
    expect((await formOf(key)).statusCode).toBe(404);
  });

  it('D-CAS-07 is gone a day after it was last typed', async () => {
    const { key, keep } = await begun();
    await keep();
    await later(23.9);
    expect((await formOf(key)).statusCode).toBe(200);
    await later(0.2);
    expect((await formOf(key)).statusCode).toBe(404);
    expect(await listOf()).toEqual([]);
    await room.test.api.housekeep();
    expect(await query('select 1 from unfinished_work')).toEqual([]);
  });

  it('D-CAS-07 has a size and a number, and both have an end', async () => {
    const long = '가'.repeat(2_000);
    const { keep } = await begun();
    const names = ['name', 'pickUp', 'clinicName', 'chairTime', 'other', 'applicantName', 'phone', 'applicantPhone'];
    const answers = Object.fromEntries(names.map((name) => [name, long]));
    expect((await keep({ answers })).statusCode).toBe(413);
    for (let n = 0; n < 20; n += 1) expect((await (await begun()).keep()).statusCode).toBe(200);
    const refused = await (await begun()).keep();
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('너무 많습니다')]);
  });
});

describe('words beside a case that were not sent', () => {
  const draftOf = (id: string, browser: Browser = officer.browser) => browser.send('GET', `/application/${id}/draft`);
  const keep = (id: string, texts: object) => officer.browser.send('PUT', `/application/${id}/draft`, texts);

  it('D-CAS-07 are kept sealed for who wrote them, form by form, and go when they are sent', async () => {
    const { id } = await takeCall(officer.browser);
    expect((await draftOf(id)).json().data).toBeNull();
    expect((await keep(id, { note: '적다 만 메모' })).statusCode).toBe(200);
    expect((await keep(id, { note: '적다 만 메모', contact: '적다 만 연락' })).statusCode).toBe(200);
    const other = await signedIn(room.test, ['dispatcher']);
    expect((await draftOf(id, other.browser)).json().data).toBeNull();
    const [row] = await query(`select encode(content, 'escape') as bytes from unfinished_work`);
    expect(row.bytes).not.toContain('메모');
    await officer.browser.send('POST', `/application/${id}/note`, { text: '다 적은 메모' });
    expect((await draftOf(id)).json().data).toMatchObject({ note: '', contact: '적다 만 연락', message: '' });
    await officer.browser.send('POST', `/application/${id}/contact`, {
      way: 'call-out',
      result: 'reached',
      text: '다 적은 연락',
    });
    expect((await draftOf(id)).json().data).toBeNull();
    expect(await query('select 1 from unfinished_work')).toEqual([]);
  });

  it('D-CAS-07 go when they are thrown away, and a day after', async () => {
    const { id } = await takeCall(officer.browser);
    await keep(id, { message: '보내려던 글' });
    expect((await officer.browser.send('DELETE', `/application/${id}/draft`)).statusCode).toBe(200);
    expect((await draftOf(id)).json().data).toBeNull();
    await keep(id, { message: '보내려던 글' });
    await later(24.1);
    expect((await draftOf(id)).json().data).toBeNull();
    await keep(id, { note: '새로 쓴 글' });
    expect((await draftOf(id)).json().data).toMatchObject({ note: '새로 쓴 글', message: '' });
  });

  it('D-CAS-07 of no case are not found, and too long ones are named', async () => {
    const nowhere = crypto.randomUUID();
    expect((await draftOf(nowhere)).statusCode).toBe(404);
    expect((await keep(nowhere, { note: '글' })).statusCode).toBe(404);
    const refused = await keep(nowhere, { note: '가'.repeat(2_001) });
    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'note']);
  });
});
