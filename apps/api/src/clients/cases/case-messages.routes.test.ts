import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { describe, expect, it } from 'vitest';
import { sampleAnswers, takeCall } from '../../../../../testing/applications.ts';
import { createCaseRoom } from '../../../../../testing/cases.ts';
import { signedIn } from '../../../../../testing/people.ts';

const { test, officer, colleague, query, get, post } = await createCaseRoom();

const put = (id: string, state: string) =>
  query(
    `update messages set state = $2, problem = 'refused',
       settled_at = case when $2 in ('sent', 'failed', 'copied') then now() end where id = $1`,
    [id, state],
  );
const sentIn = ({ events }: Case) => events.find(({ type }) => type === 'message')?.message;
const homeOf = async (who = officer) => (await who.browser.send('GET', '/staff-home')).json().data;
const unsent = async () => (await officer.browser.send('GET', '/application?shelf=unsent')).json().data.cases;
const recipientOf = async (id: string) =>
  (await colleague.browser.send('GET', `/messages/${id}/words`)).json().data?.to;

/** Somebody who was written to. */
async function written() {
  const one = await takeCall(officer.browser);
  const answer = await post(officer, one, 'message', { text: '내일 전화드리겠습니다.' });
  const id = sentIn(answer.json().data)?.id ?? '';
  return { one, id };
}

describe('a message of a case', () => {
  it('D-CAS-05 waits, is sent, or has failed, in the case and on the first screen of whoever sent it alone', async () => {
    const { one, id } = await written();
    for (const state of ['waiting', 'sent', 'failed', 'held']) {
      await put(id, state);
      expect(sentIn(await get(one.id))).toMatchObject({ state, to: '***-0001' });
      const { sent } = await homeOf();
      expect(sent.find((each: { id: string }) => each.id === id)).toMatchObject({ caseId: one.id, state });
    }
    expect((await homeOf(colleague)).sent).toEqual([]);
    expect(JSON.stringify((await homeOf()).sent)).not.toMatch(/신청인|0001"/);
  });

  it('D-CAS-05 that told of the receipt stands with the receipt, for whoever took the call', async () => {
    const one = await takeCall(officer.browser);
    const received = one.events.find(({ to }) => to === 'received');
    expect(received?.message).toMatchObject({ state: 'waiting' });
    expect((await homeOf()).sent).toMatchObject([{ id: received?.message?.id, kind: 'transport' }]);
  });

  it('D-CAS-05 that failed is counted for dispatchers, and its case has a list of its own', async () => {
    const { one, id } = await written();
    const count = async () =>
      (await homeOf()).waits.find(({ kind }: { kind: string }) => kind === 'case-messages').count;
    expect([await count(), await unsent()]).toEqual([0, []]);
    await put(id, 'failed');
    expect(await count()).toBe(1);
    expect(await unsent()).toMatchObject([{ id: one.id }]);
  });

  it('D-CAS-05 goes once more to the number that the case has now, and not while it is under way', async () => {
    const { one, id } = await written();
    expect((await post(officer, one, `message/${id}/retry`, {})).statusCode).toBe(409);
    await put(id, 'failed');
    const answers = { ...sampleAnswers.transport, phone: '010-0000-0007' };
    await officer.browser.send('PUT', `/application/${one.id}`, { answers, version: 1 });
    const answer = await post(officer, one, `message/${id}/retry`, {});
    expect(answer.statusCode, answer.body).toBe(200);
    expect(sentIn(answer.json().data)).toMatchObject({ state: 'waiting', to: '***-0007', problem: null });
    expect(await recipientOf(id)).toBe('01000000007');
    const [{ count }] = await query(
      `select count(*)::int from graphile_worker._private_jobs where key = 'send-message:' || $1`,
      [id],
    );
    expect(count).toBe(1);
  });

  it('D-CAS-05 is settled by telephone, once, and the call stands in the case and in the log', async () => {
    const { one, id } = await written();
    await put(id, 'held');
    const { events }: Case = (await post(officer, one, `message/${id}/told`, {})).json().data;
    expect(events.find(({ type }) => type === 'contact')?.contact).toEqual({ way: 'call-out', result: 'reached' });
    expect(sentIn(await get(one.id))?.state).toBe('copied');
    expect((await post(officer, one, `message/${id}/told`, {})).statusCode).toBe(409);
    const acts = await query(`select act from log.audit_entries where details ->> 'message' = $1`, [id]);
    expect(acts).toEqual([{ act: 'contacted' }]);
  });

  it('D-CAS-05 of whoever took the consent back goes out no more', async () => {
    const { one, id } = await written();
    await put(id, 'failed');
    const { consents } = (await officer.browser.send('GET', `/person/${one.personId}`)).json().data;
    const given = consents.find(({ text }: { text: { kind: string } }) => text.kind === 'messages');
    await officer.browser.send('POST', `/person/${one.personId}/consent/${given.id}/withdraw`, { way: 'phone' });
    expect((await post(officer, one, `message/${id}/retry`, {})).statusCode).toBe(409);
    expect((await homeOf()).sent.map((each: { id: string }) => each.id)).not.toContain(id);
  });

  it('D-AU-11 is mended by whoever leads cases, and only in its own case', async () => {
    const { one, id } = await written();
    const other = await takeCall(officer.browser);
    await put(id, 'failed');
    const driver = await signedIn(test, ['driver', 'editor']);
    for (const what of ['retry', 'told']) {
      expect((await post(officer, other, `message/${id}/${what}`, {})).statusCode).toBe(404);
      expect((await post(officer, one, `message/${crypto.randomUUID()}/${what}`, {})).statusCode).toBe(404);
      expect((await post(driver, one, `message/${id}/${what}`, {})).statusCode).toBe(404);
    }
    expect(sentIn(await get(one.id))?.state).toBe('failed');
  });
});
