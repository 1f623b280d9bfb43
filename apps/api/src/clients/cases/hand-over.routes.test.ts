import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { People } from '@kidney/contract/office/accounts/staff.schema.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aCall, takeCall } from '../../../../../testing/applications.ts';
import { createCaseRoom, namesOf } from '../../../../../testing/cases.ts';
import { createPerson, signedIn, type Person, type SignedIn } from '../../../../../testing/people.ts';
import { picturesOf } from '../../../../../testing/proof-pictures.ts';
import { statementsOf } from '../../../../../testing/query-plans.ts';

const { test, colleague: owner, query, get, moved } = await createCaseRoom();

const list = async (who = owner): Promise<People> => (await who.browser.send('GET', '/people')).json().data;
async function seen({ id }: { id: number }) {
  const found = (await list()).people.find((each) => each.id === id);
  if (!found) throw new Error('nobody of that id is listed');
  return found;
}
const close = async (whom: Person, handTo?: unknown, who: SignedIn = owner) =>
  who.browser.send('POST', `/people/${whom.id}/deactivation`, { version: (await seen(whom)).version, handTo });
const give = async (whom: Person, roles: string[], handTo?: number | null) =>
  owner.browser.send('PUT', `/people/${whom.id}/roles`, { roles, version: (await seen(whom)).version, handTo });

/** An officer with so many open cases, and whoever may take them over. */
async function office(open = 1) {
  const leaver = await signedIn(test, ['dispatcher']);
  const heir = await signedIn(test, ['dispatcher']);
  await query(`update accounts set nick_name = '이어받음' where id = $1`, [heir.id]);
  const cases: Case[] = [];
  for (let n = 0; n < open; n += 1) cases.push(await takeCall(leaver.browser));
  return { leaver, heir, cases };
}
const led = (ids: readonly { id: string }[]) =>
  query('select assignee_id, version from applications where id = any($1) order by id', [ids.map(({ id }) => id)]);
const changesOf = ({ events }: Case) => events.filter(({ type }) => type === 'change');
const acts = async ({ id }: Case) =>
  query(`select act, actor_id, details from log.audit_entries where subject_id = $1 and act = 'changed' order by seq`, [
    id,
  ]);

describe('an officer who leaves', () => {
  it('D-OFF-13 is not let go without a word on their open cases; it says how many, and nothing changes', async () => {
    const { leaver, cases } = await office(2);
    const refused = await close(leaver);
    expect([refused.statusCode, refused.json().code, namesOf(refused)]).toEqual([409, 'CONFLICT', ['handTo']]);
    expect(refused.json().message).toContain('신청이 2건 있습니다');
    expect(await seen(leaver)).toMatchObject({ state: 'active', openWork: 2, version: 1 });
    expect((await leaver.browser.send('GET', '/auth/me')).statusCode).toBe(200);
    expect(await led(cases)).toEqual(cases.map(() => ({ assignee_id: leaver.id, version: 1 })));
  });

  it('D-OFF-13 hands them to a colleague: each a version further, with its entry and its act; ended ones stay', async () => {
    const { leaver, heir, cases } = await office(2);
    const ended = await moved(await takeCall(leaver.browser), 'refused', { reason: 'other' });
    const done = await close(leaver, heir.id);
    expect(done.statusCode, done.body).toBe(200);
    expect(done.json().data).toMatchObject({ state: 'disabled', roles: [], openWork: 0 });
    for (const { id, dueOn } of cases) {
      const one = await get(id);
      expect(one).toMatchObject({ assignee: { id: heir.id, nickName: '이어받음' }, dueOn, version: 2 });
      expect(changesOf(one)).toEqual([
        expect.objectContaining({ by: '홍길동', text: `담당: 이어받음 · 기한: ${dueOn}` }),
      ]);
      expect(await acts(one)).toEqual([{ act: 'changed', actor_id: owner.id, details: { assignee: heir.id } }]);
    }
    expect(await led([ended])).toEqual([{ assignee_id: leaver.id, version: 2 }]);
    expect(await seen(heir)).toMatchObject({ openWork: 2 });
    expect((await leaver.browser.send('GET', '/auth/me')).statusCode).toBe(401);
  });

  it('D-OFF-13 leaves them with nobody where that is said', async () => {
    const { leaver, cases } = await office();
    expect((await close(leaver, null)).statusCode).toBe(200);
    const one = await get(cases[0]?.id ?? '');
    expect(one).toMatchObject({ assignee: null, version: 2 });
    expect(changesOf(one)[0]?.text).toMatch(/^담당: 없음 · /);
    expect(await acts(one)).toEqual([{ act: 'changed', actor_id: owner.id, details: {} }]);
  });

  it('D-OFF-13 hands the pictures over with the case, and says so in its list', async () => {
    const { leaver, heir, cases } = await office(2);
    const [one, other] = cases.map(({ id }) => id) as [string, string];
    const card = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ffffff' } })
      .jpeg()
      .toBuffer();
    const picture = await picturesOf(leaver, one).asked();
    expect((await picturesOf(leaver, one).upload(picture, card)).statusCode).toBe(200);
    expect((await close(leaver, heir.id)).statusCode).toBe(200);
    expect((await picturesOf(heir, one).open(picture)).statusCode).toBe(200);
    expect(changesOf(await get(one))[0]?.text).toContain('서류 사진도 이제 이 담당자가 봅니다.');
    expect(changesOf(await get(other))[0]?.text).not.toContain('사진');
  });

  it('D-OFF-13 hands them to nobody who may not lead cases, who left, or who leaves', async () => {
    const { leaver, cases } = await office();
    const editor = await createPerson(test, { roles: ['editor', 'driver'] });
    const left = await createPerson(test, { state: 'disabled', roles: ['dispatcher'] });
    for (const heir of [editor.id, left.id, leaver.id, 2_147_483_647, 2_147_483_648, 0, 'somebody']) {
      const refused = await close(leaver, heir);
      expect([refused.statusCode, namesOf(refused)], String(heir)).toEqual([400, ['handTo']]);
    }
    expect(await seen(leaver)).toMatchObject({ state: 'active', openWork: 1 });
    expect(await led(cases)).toEqual([{ assignee_id: leaver.id, version: 1 }]);
  });

  it('D-OFF-13 is asked for nothing where nothing is open', async () => {
    const { leaver, heir } = await office(0);
    expect(await seen(leaver)).toMatchObject({ openWork: 0 });
    expect((await close(leaver)).statusCode).toBe(200);
    expect((await close(heir, owner.id)).statusCode, 'an answer to a question that was over').toBe(200);
  });

  it('D-OFF-13 is let go once: of two owners at once one says where the cases go, and later nothing changes', async () => {
    const { leaver, heir, cases } = await office(2);
    const second = await signedIn(test, ['owner']);
    const { version } = await seen(leaver);
    const asked = (who: SignedIn, handTo: number | null) =>
      who.browser.send('POST', `/people/${leaver.id}/deactivation`, { version, handTo });
    const answers = await Promise.all([asked(owner, heir.id), asked(second, null)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const to = answers[0].statusCode === 200 ? heir.id : null;
    const handed = cases.map(() => ({ assignee_id: to, version: 2 }));
    expect(await led(cases)).toEqual(handed);
    expect((await close(leaver, owner.id)).statusCode, 'closed already').toBe(412);
    expect(await led(cases)).toEqual(handed);
    expect(changesOf(await get(cases[0]?.id ?? ''))).toHaveLength(1);
  });

  it('D-OFF-13 is asked too before a colleague leaves to whom the cases were just handed', async () => {
    const { leaver, heir, cases } = await office();
    const second = await signedIn(test, ['owner']);
    const [first, then] = await Promise.all([close(leaver, heir.id), close(heir, undefined, second)]);
    // Whichever came first: the cases are with somebody who works here.
    expect([
      [200, 409],
      [400, 200],
    ]).toContainEqual([first.statusCode, then.statusCode]);
    expect(await led(cases)).toMatchObject([{ assignee_id: first.statusCode === 200 ? heir.id : leaver.id }]);
  });

  it('D-OFF-13 keeps every case where the last owner may not go', async () => {
    const { heir } = await office(0);
    await query(`update accounts set roles = '{dispatcher}' where 'owner' = any(roles) and id <> $1`, [owner.id]);
    const one = await takeCall(owner.browser);
    const refused = await close(owner, heir.id);
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('마지막 책임자')]);
    expect(await led([one])).toEqual([{ assignee_id: owner.id, version: 1 }]);
  });
});

describe('an officer who gets other work', () => {
  it('D-OFF-13 hands the cases over where they may lead none any more, and keeps them where they may', async () => {
    const { leaver, heir, cases } = await office();
    expect((await give(leaver, ['dispatcher', 'editor'])).statusCode).toBe(200);
    expect((await give(leaver, ['owner'], heir.id)).statusCode, 'an owner leads cases too').toBe(200);
    expect(await led(cases)).toEqual([{ assignee_id: leaver.id, version: 1 }]);
    const refused = await give(leaver, ['editor']);
    expect([refused.statusCode, namesOf(refused)]).toEqual([409, ['handTo']]);
    expect((await seen(leaver)).roles).toEqual(['owner']);
    expect((await give(leaver, ['editor'], heir.id)).json().data).toMatchObject({ roles: ['editor'], openWork: 0 });
    expect(await led(cases)).toEqual([{ assignee_id: heir.id, version: 2 }]);
  });
});

describe('at the same moment', () => {
  const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;

  /** Somebody is let go while others already wait for the answer. */
  async function whileClosing<Answer>({ id }: Person, meanwhile: () => Promise<Answer>): Promise<Answer> {
    const client = await test.database.write.$client.connect();
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`officer ${id}`]);
      await client.query(`update accounts set state = 'disabled', roles = '{}' where id = $1`, [id]);
      const answer = meanwhile();
      await expect.poll(async () => (await query(waiting)).length).toBe(1);
      await client.query('commit');
      return await answer;
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  it('D-OFF-13 nobody is put in charge who is being let go', async () => {
    const { leaver, heir, cases } = await office();
    const [one] = cases;
    const body = { assigneeId: heir.id, dueOn: null, version: 1 };
    const answer = await whileClosing(heir, () => leaver.browser.send('PUT', `/application/${one?.id}/care`, body));
    expect([answer.statusCode, namesOf(answer)]).toEqual([400, ['assigneeId']]);
  });

  it('D-OFF-13 whoever is being let go takes no call any more', async () => {
    const { leaver } = await office(0);
    const call = await aCall(leaver.browser);
    const answer = await whileClosing(leaver, () => leaver.browser.send('POST', '/application', call));
    expect(answer.statusCode).toBe(401);
    expect(await query('select 1 from applications where source_key = $1', [call.key])).toHaveLength(0);
  });
});

it('D-OFF-13 the list of staff says how much everybody leads in one question, however many work here', async () => {
  const { leaver } = await office(2);
  const sent = await statementsOf(test.database, list);
  expect(sent.filter(({ text }) => text.includes('"applications"'))).toHaveLength(1);
  const { people, workRoles } = await list();
  expect(people.find(({ id }) => id === leaver.id)?.openWork).toBe(2);
  expect(workRoles.toSorted()).toEqual(['dispatcher', 'owner']);
});
