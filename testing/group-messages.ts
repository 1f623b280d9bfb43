import { randomInt, sign } from 'node:crypto';
import type {
  GroupMessage,
  GroupMessagePreview,
  GroupMessageWhole,
} from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import type { Ride } from '@kidney/contract/clients/ride.schema.ts';
import { dataKeysOf } from '@kidney/api/office/accounts/index.ts';
import type { NewPerson } from '@kidney/api/clients/people/index.ts';
import { sql } from '@kidney/api/platform/drizzle.ts';
import { createVault, sealedTable } from '@kidney/api/platform/sealed-text/vault.ts';
import { expect } from 'vitest';
import type { TestApi } from './api.ts';
import type { Browser } from './browser.ts';
import type { TestClock } from './clock.ts';
import { knowPerson, peopleOf } from './known-people.ts';

export const solapi = { SOLAPI_KEY: 'testkey', SOLAPI_SENDER: '0520000000' };
export const toMembers = { kind: 'members' } as const;
export const aGroupText = '{이름} 님, 내일 정기 모임이 있습니다.';

interface Sending {
  filter?: object;
  text?: string;
  key?: string;
}

const sealedRiders = sealedTable('riders', { ride: 'health' }, 'person_id');
const given = { giver: 'self', way: 'phone', givenAt: new Date('2026-01-05T03:00:00Z'), takenBy: null } as const;

/** People who belong to groups, and what an officer sends to them. */
export function createGroupRoom(test: TestApi, officer: Browser, clock: TestClock) {
  const vault = createVault((of) => dataKeysOf(test.keys, of));
  const query = async (statement: string, values: unknown[] = []) =>
    (await test.database.write.$client.query(statement, values)).rows;
  const { people, within } = peopleOf(test);

  const agrees = (id: string, text: string) =>
    within((tx) => people.giveConsents(tx, id, { ...given, accepted: [text] }));
  const preview = (filter: object = toMembers, text = aGroupText) =>
    officer.send('POST', '/group-message/preview', { filter, text });
  const previewed = async (filter?: object, text?: string): Promise<GroupMessagePreview> => {
    const answer = await preview(filter, text);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  const send = (token: string, { filter, text = aGroupText, key = crypto.randomUUID() }: Sending = {}) =>
    officer.send('POST', '/group-message', { filter: filter ?? toMembers, text, token, key });

  return {
    query,
    agrees,
    preview,
    previewed,
    send,

    change: (id: string, who: Partial<NewPerson>) => within((tx) => people.change(tx, id, who)),

    /** A member who agreed to messages, unless told otherwise. */
    async member(who: Partial<NewPerson> = {}, consent: string | null = 'membership/messages/1'): Promise<string> {
      const id = await knowPerson(test, { name: '회원', phone: '010-0000-0001', ...who });
      await query(`insert into members (person_id, since) values ($1, '2026-01-05')`, [id]);
      if (consent !== null) await agrees(id, consent);
      return id;
    },

    /** Many who agreed to messages, each with a number of their own. */
    async members(many: number, address?: string): Promise<void> {
      const who = Array.from({ length: many }, () => ({
        name: '회원',
        phone: `0100${String(randomInt(10_000_000)).padStart(7, '0')}`,
        address,
      }));
      await within(async (tx) => {
        const ids = await people.atOnce.addAll(tx, who);
        await people.atOnce.giveOnPaper(
          tx,
          'membership/messages/1',
          ids.map((personId) => ({ personId, givenAt: given.givenAt })),
          1,
        );
        await tx.execute(
          sql`insert into members (person_id, since) select id, '2026-01-05' from unnest(${sql.param(ids)}::uuid[]) id`,
        );
      });
    },

    async rider(name: string, rides: Partial<Ride>[]): Promise<string> {
      const id = await knowPerson(test, { name, phone: `010-0000-${String(2000 + name.length)}` });
      const usual = { van: '1호차', days: ['mon'], pickUpAt: '06:30', returnAt: null, firstDay: '2026-01-05' };
      const ride = JSON.stringify(rides.map((each) => ({ ...usual, ...each })));
      await query(`insert into riders (person_id, ride, first_day) values ($1, $2, '2026-01-05')`, [
        id,
        vault.seal(sealedRiders, id, { ride }).ride,
      ]);
      return id;
    },

    async sent(options: Sending = {}): Promise<GroupMessage> {
      const { token } = await previewed(options.filter, options.text);
      const answer = await send(token, options);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data;
    },

    whole: async (id: string): Promise<GroupMessageWhole> =>
      (await officer.send('GET', `/group-message/${id}`)).json().data,

    withdraw: async (person: string) => {
      const [{ id }] = await query(
        `select id from consents where person_id = $1 and text_id like '%/messages/%' and withdrawn_at is null`,
        [person],
      );
      return officer.send('POST', `/person/${person}/consent/${id}/withdraw`, { way: 'phone' });
    },

    /** Texts that wait for the worker. */
    jobs: () =>
      query(
        `select key, priority, run_at from graphile_worker._private_jobs where key like 'send-message:%' order by key`,
      ),

    /** Nothing was sent of it. */
    fails: (problem = 'refused') =>
      query(`update messages set state = 'failed', problem = $1, settled_at = now() where template = 'group'`, [
        problem,
      ]),

    /** Does the work at that moment, as whoever signed in then. */
    async at<Result>(moment: string, work: () => Promise<Result>): Promise<Result> {
      const before = officer.cookies.get('accessToken') ?? '';
      const now = Math.floor(Date.parse(moment) / 1000);
      const { kid, privateKey } = test.keys.current();
      const claims = JSON.parse(Buffer.from(before.split('.')[1] ?? '', 'base64url').toString()) as object;
      const told = { ...claims, iat: now, nbf: now, exp: now + 600, jti: crypto.randomUUID() };
      const parts = [{ alg: 'EdDSA', kid, typ: 'at+jwt' }, told];
      const body = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
      const token = `${body}.${sign(null, Buffer.from(body), privateKey).toString('base64url')}`;
      officer.cookies.set('accessToken', token);
      try {
        return await clock.at(moment, work);
      } finally {
        officer.cookies.set('accessToken', before);
      }
    },
  };
}
