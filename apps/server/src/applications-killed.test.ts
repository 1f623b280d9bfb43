import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { dataKeysOf, loadSecrets } from '@kidney/api/office/accounts/index.ts';
import { sealedDrafts } from '@kidney/api/clients/applications/drafts/drafts.repository.ts';
import { createVault } from '@kidney/api/platform/sealed-text/vault.ts';
import type { Receipt } from '@kidney/contract/clients/applications/application-drafts.schema.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSql } from '../../../scripts/postgres/roles.ts';
import type { PostgresServer } from '../../../scripts/postgres/server.ts';
import { startTestPostgres } from '../../../testing/database.ts';
import { startSiteProcess, type SiteProcess } from '../../../testing/process.ts';
import { sized } from '../../../testing/size.ts';

type Killed = 'process' | 'PostgreSQL';

/** How many are sent, and what is killed when so many are confirmed. */
const { submits, kills } = sized<{ submits: number; kills: Readonly<Record<number, Killed[]>> }>({
  ci: { submits: 100, kills: { 50: ['process', 'PostgreSQL'] } },
  full: {
    submits: 1_000,
    kills: { 150: ['process'], 350: ['PostgreSQL'], 550: ['process'], 750: ['PostgreSQL'], 950: ['process'] },
  },
});
const atOnce = 8;

let postgres: PostgresServer;
let site: SiteProcess;
beforeAll(async () => {
  postgres = await startTestPostgres();
  site = await startSiteProcess(postgres.adminUrl, { LOG_LEVEL: 'silent' });
  await runSql(site.urls.administratorUrl, [
    // As in production: what PostgreSQL has confirmed, it has written.
    `do $$ begin execute format('alter database %I set synchronous_commit = on', current_database()); end $$`,
    // All these people sit behind one address.
    `create function first_point() returns trigger language plpgsql as 'begin new.points := 1; return new; end'`,
    'create trigger first_point before insert or update on rate_limits for each row execute function first_point()',
  ]);
  await site.kill();
  await site.startAgain();
}, 300_000);
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await postgres.stop();
});

const pages = ['person', 'birth-date', 'address', 'treatment', 'registration'];
const answersOf = (n: number) => ({
  giver: 'self',
  name: '신청인',
  phone: `010${String(n).padStart(8, '0')}`,
  birthDate: '1955-03-02',
  address: '남구 예시로 1',
  treatment: 'haemodialysis',
  registration: 'yes',
});

/** Drafts to which nothing is left but to send them: answers page by page would take longer than their sending. */
async function makeDrafts(client: pg.Client): Promise<string[]> {
  const secrets = loadSecrets(site.keysFolder);
  const vault = createVault((of) => dataKeysOf(secrets, of));
  const tokens: string[] = [];
  for (let n = 0; n < submits; n += 1) {
    const token = randomBytes(24).toString('base64url');
    const id = randomUUID();
    const { answers } = vault.seal(sealedDrafts, id, { answers: JSON.stringify(answersOf(n)) });
    await client.query(
      `insert into application_drafts (id, token_hash, kind, accepted, giver, answers, answered)
       values ($1, $2, 'membership', $3, 'self', $4, $5)`,
      [
        id,
        createHash('sha256').update(token).digest(),
        ['membership/collection/2', 'membership/health/2', 'membership/messages/1'],
        answers,
        pages,
      ],
    );
    tokens.push(token);
  }
  return tokens;
}

const rowsOf = async <Row extends pg.QueryResultRow>(sql: string) => {
  const client = new pg.Client({ connectionString: site.urls.appUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};

async function kill(which: readonly Killed[]): Promise<void> {
  const [ofProcess, ofPostgres] = [which.includes('process'), which.includes('PostgreSQL')];
  await Promise.all([ofProcess && site.kill(), ofPostgres && postgres.kill()]);
  if (ofPostgres) await postgres.restart();
  if (ofProcess) await site.startAgain();
}

test(`D-APP-03 process and PostgreSQL killed during ${submits} submits: every confirmed one is there, none twice`, async () => {
  const client = new pg.Client({ connectionString: site.urls.appUrl });
  await client.connect();
  const tokens = await makeDrafts(client);
  await client.end();

  const receipts = new Map<string, string>();
  let isUp = Promise.resolve();
  let interrupted = 0;

  async function send(token: string): Promise<string | undefined> {
    await isUp;
    try {
      const answer = await fetch(`${site.origin}/api/application-draft/submit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site.origin },
        body: JSON.stringify({ token }),
      });
      const body = (await answer.json()) as { data: Receipt };
      expect([200, 503], JSON.stringify(body)).toContain(answer.status);
      return answer.status === 200 ? body.data.receipt : undefined;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return undefined;
    }
  }

  /** Pressed twice each time, and again until it is confirmed. */
  async function submit(token: string): Promise<void> {
    for (;;) {
      const confirmed = (await Promise.all([send(token), send(token)])).filter((receipt) => receipt !== undefined);
      const [receipt] = confirmed;
      expect(new Set(confirmed).size).toBeLessThanOrEqual(1);
      if (receipt === undefined) {
        interrupted += 1;
        continue;
      }
      receipts.set(token, receipt);
      const killed = kills[receipts.size];
      if (killed) isUp = kill(killed);
      return;
    }
  }

  const queue = tokens.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const token of queue) await submit(token);
    }),
  );

  expect(interrupted, 'some were under way when it fell').toBeGreaterThan(0);
  const made = await rowsOf<{ receipt: string; hash: Buffer }>(
    `select a.receipt, d.token_hash as hash from applications a join application_drafts d on d.application_id = a.id`,
  );
  const byHash = new Map(made.map(({ hash, receipt }) => [hash.toString('hex'), receipt]));
  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
  expect(made).toHaveLength(submits);
  expect(tokens.filter((token) => byHash.get(hashOf(token)) !== receipts.get(token))).toEqual([]);
  const counts = await rowsOf(
    `select (select count(*) from applications)::int as applications, (select count(*) from persons)::int as persons,
            (select count(*) from application_events)::int as events, (select count(*) from messages)::int as messages,
            (select count(*) from consents)::int as consents,
            (select count(*) from application_drafts where answers is not null)::int as drafts,
            (select count(*) from log.audit_entries where act = 'applied')::int as recorded`,
  );
  expect(counts).toEqual([
    {
      applications: submits,
      persons: submits,
      events: submits,
      messages: submits,
      consents: 3 * submits,
      drafts: 0,
      recorded: submits,
    },
  ]);
}, 600_000);
