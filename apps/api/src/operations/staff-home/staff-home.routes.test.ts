import type { StaffHome, Wait } from '@kidney/contract/operations/staff-home/staff-home.schema.ts';
import type { WaitKind } from '@kidney/contract/operations/staff-home/waits.paths.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { seoulDate } from '../../platform/seoul-time.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test[Symbol.asyncDispose]());

const asOwner = (...statements: string[]) => runSql(test.urls.ownerUrl, statements);
beforeEach(() =>
  asOwner('truncate posts, newsletters, newsletter_pages, facts, messages, duties, backup_runs, broken_links cascade'),
);

async function homeOf(...roles: ('owner' | 'editor' | 'dispatcher' | 'driver')[]): Promise<StaffHome> {
  const { browser } = await signedIn(test, roles);
  const answer = await browser.send('GET', '/staff-home');
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}
const waitOf = async (kind: WaitKind): Promise<Wait | undefined> =>
  (await homeOf('owner')).waits.find((wait) => wait.kind === kind);

const post = (board: string, listed: boolean, publishedAt: string, removedAt = 'null') =>
  `insert into posts (board, title, html, description, office, attachments, has_picture, listed, published_at, removed_at)
   values ('${board}', '글', '<p>글</p>', '', '사무국', '{}', false, ${listed}, ${publishedAt}, ${removedAt})`;
const issue = (number: number, isListed: boolean, publishedOn: string) =>
  `insert into newsletters (number, title, published_on, summary, pdf_id, is_listed)
   values (${number}, '호', ${publishedOn}, '', gen_random_uuid(), ${isListed})`;
const message = (state: string) =>
  `insert into messages (id, template, channel, state, recipient, content, settled_at)
   values (gen_random_uuid(), 'office', 'mail', '${state}', '\\x00', '\\x00', ${state === 'failed' ? 'now()' : 'null'})`;
const fact = (key: string, checkedOn: string) =>
  `insert into facts (key, label, value, source, checked_on) values ('${key}', '이름', '값', '출처', ${checkedOn})`;

describe('GET staff-home', () => {
  it('D-OFF-01 shows each role what it can do something about, and nothing else', async () => {
    const kinds = async (...roles: Parameters<typeof homeOf>) => {
      const { waits, sent, duties, backups } = await homeOf(...roles);
      const others = [...(sent ? ['sent'] : []), ...(duties ? ['duties'] : []), ...(backups ? ['backups'] : [])];
      return [...waits.map(({ kind }) => kind), ...others];
    };
    const writing = ['facts', 'links', 'drafts', 'scheduled'];
    const cases = ['unfinished-calls', 'applications', 'overdue-applications', 'format-requests', 'event-calls'];
    const owned = [
      ...cases,
      'sign-ups',
      'messages',
      'log-months',
      'retention',
      ...writing,
      'sent',
      'duties',
      'backups',
    ];
    expect(await kinds('owner')).toEqual(owned);
    expect(await kinds('editor')).toEqual([...writing, 'duties']);
    expect(await kinds('dispatcher')).toEqual([...cases.toSpliced(3, 0, 'case-messages'), 'sent', 'duties']);
    expect(await kinds('driver')).toEqual([]);
    expect(await kinds()).toEqual([]);
    const { today, service, waits, ...others } = await homeOf('driver');
    expect([today, service?.date, waits]).toEqual([seoulDate(new Date()), today, []]);
    expect(Object.values(others)).toEqual(Array(7).fill(null));
    expect(await homeOf('editor')).toMatchObject({ cases: null, formats: null, unsent: null });
  });

  it('D-OFF-01 counts what is kept and what is scheduled, where it lies, and not what lies in the bin', async () => {
    await asOwner(
      post('notice', false, 'null'),
      post('notice', false, 'null'),
      post('news', false, 'null', 'now()'),
      post('daycare-news', true, `now() + interval '1 day'`),
      post('news', true, `now() - interval '1 day'`),
      issue(1, false, 'current_date'),
      issue(2, true, 'current_date + 9'),
      issue(3, true, 'current_date - 9'),
    );
    expect(await waitOf('drafts')).toEqual({
      kind: 'drafts',
      count: 3,
      places: [
        { place: 'notice', count: 2 },
        { place: 'newsletters', count: 1 },
      ],
    });
    expect(await waitOf('scheduled')).toEqual({
      kind: 'scheduled',
      count: 2,
      places: [
        { place: 'daycare-news', count: 1 },
        { place: 'newsletters', count: 1 },
      ],
    });
  });

  it('D-OFF-01 counts facts that nobody has checked for a year', async () => {
    const aYearAgo = `((now() at time zone 'Asia/Seoul')::date - interval '1 year')::date`;
    await asOwner(fact('never', 'null'), fact('old', `${aYearAgo} - 1`), fact('enough', aYearAgo));
    expect((await waitOf('facts'))?.count).toBe(2);
  });

  it('D-OFF-01 counts links that lead nowhere', async () => {
    await asOwner(
      `insert into broken_links (place, place_key, address, title, problem, since, seen_at)
       values ('page', 'terms', '/nowhere', '이용 약관', 'missing', now(), now())`,
    );
    expect((await waitOf('links'))?.count).toBe(1);
  });

  it('D-OFF-01 counts sign-ups, messages that need somebody, and months that nobody has looked over', async () => {
    await signedIn(test, []);
    await asOwner(
      `update accounts set state = 'pending' where id = (select max(id) from accounts)`,
      ...['waiting', 'failed', 'held'].map(message),
    );
    await runSql(test.urls.administratorUrl, [
      `insert into log.audit_entries (chain, seq, at, act, details, previous, link)
       values ('acts', -1, now() - interval '2 months', 'signed-in', '{}', '', '')`,
    ]);
    expect((await waitOf('sign-ups'))?.count).toBe(1);
    expect((await waitOf('messages'))?.count).toBe(2);
    expect((await waitOf('log-months'))?.count).toBe(2);
  });

  it('D-OFF-01 counts no further than a hundred', async () => {
    await asOwner(
      `insert into posts (board, title, html, description, office, attachments, has_picture, listed)
       select 'daycare-notice', '글', '', '', '사무국', '{}', false, false from generate_series(1, 150)`,
    );
    const drafts = await waitOf('drafts');
    expect(drafts?.count).toBe(100);
    expect(drafts?.places).toContainEqual({ place: 'daycare-notice', count: 100 });
  });

  it('D-OFF-01 tells the dates of the yearly duties and how old the last backup is', async () => {
    await asOwner(
      `insert into duties (title, note, href, month, day, due_year) values ('합계표', '홈택스', '/love/reports', 6, 30, 2027)`,
      `insert into backup_runs (kind, made_at, bytes, rows, files, missing) values ('backup', now(), 1, 2, 3, 0)`,
    );
    const { today, duties, backups } = await homeOf('owner');
    expect(today).toBe(seoulDate(new Date()));
    expect(duties).toEqual([{ id: expect.any(Number), title: '합계표', href: '/love/reports', dueOn: '2027-06-30' }]);
    expect(backups).toMatchObject({ backup: { isLate: false, rows: 2 }, drill: null });
  });

  it('D-OPS-05 tells an owner, and nobody else, which programs run and since when one is silent', async () => {
    await asOwner(
      `insert into heartbeats (kind, host, pid, release, beat_at) values
       ('site', 'a', 1, '1', now()), ('site', 'b', 1, '1', now() - interval '30 seconds'),
       ('site', 'a', 2, '1', now() - interval '2 minutes'), ('worker', 'a', 3, '1', '2026-11-17T00:00:00Z')`,
    );
    const { programs } = await homeOf('owner');
    expect(programs).toMatchObject({
      site: { count: 2 },
      worker: { count: 0, lastHeardAt: '2026-11-17T00:00:00.000Z' },
    });
    expect((await homeOf('editor')).programs).toBeNull();
  });
});
