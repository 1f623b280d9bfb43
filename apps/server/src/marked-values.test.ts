import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runSql } from '../../../scripts/postgres/roles.ts';
import { rowsOf } from '../../../testing/backups.ts';
import { mailEnv } from '../../../testing/mailed-links.ts';
import { markedColumns, markedFiles, markedPages, marks, marksIn } from '../../../testing/marked-values.ts';
import type { Ask } from '../../../testing/planting.ts';
import { plantings, refusals } from '../../../testing/plantings.ts';
import { staffPassword, startSiteProcess, startWorkerProcess, type SiteProcess } from '../../../testing/process.ts';

let site: SiteProcess;
let ask: Ask;
beforeAll(async () => {
  site = await startSiteProcess(inject('adminUrl'), { ...mailEnv, LOG_LEVEL: 'debug' });
  await site.createStaff('marks', ['owner', 'dispatcher']);
  const body = JSON.stringify({ login: 'marks', password: staffPassword });
  const headers = { 'content-type': 'application/json', origin: site.origin };
  const answer = await fetch(`${site.origin}/api/auth/login`, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  await site.showFactor('marks');
  const signedIn = { origin: site.origin, cookie: cookie.join('; '), authorization: `Bearer ${data.accessToken}` };
  ask = (method, path, sent) =>
    fetch(new URL(path.startsWith('/admin') ? path : `/api${path}`, site.origin), {
      method,
      headers: { ...signedIn, ...(sent && !(sent instanceof FormData) && { 'content-type': 'application/json' }) },
      ...(sent && { body: sent instanceof FormData ? sent : JSON.stringify(sent) }),
    });
}, 120_000);
afterAll(() => site[Symbol.asyncDispose]());

const isPrivate = (answer: Response) => /\bno-store\b/.test(answer.headers.get('cache-control') ?? '');

/** The worker tries to send what was planted, to a mail server that is not there. */
async function sendInVain(): Promise<string> {
  const worker = await startWorkerProcess({
    ...mailEnv,
    LOG_LEVEL: 'debug',
    DATABASE_URL: site.urls.appUrl,
    FILES_DIR: site.filesFolder,
    KEYS_DIR: site.keysFolder,
    PUBLIC_ORIGIN: site.origin,
  });
  const tried = `select from messages where channel = 'mail' and attempts > 0`;
  while ((await rowsOf(site.urls.ownerUrl, tried)).length === 0) expect(worker.log.length).toBeGreaterThan(0);
  await worker.end();
  return worker.log.join('');
}

describe('what people have told the association', { timeout: 600_000 }, () => {
  it('D-DAT-03 lies open in no table, no file, no log, no page and no refusal, and is kept by no browser', async () => {
    const seen = new Set<string>();
    for (const plant of plantings) {
      for (const answer of await plant(site, ask)) {
        expect(answer.status, answer.url).toBe(200);
        expect(isPrivate(answer), answer.url).toBe(true);
        for (const mark of marksIn(await answer.text())) seen.add(mark);
      }
    }
    // It has come in: whoever may see it does.
    expect([...seen].toSorted()).toEqual(Object.keys(marks).toSorted());

    for (const answer of await refusals(site, ask)) {
      expect(answer.status, answer.url).toBeGreaterThanOrEqual(400);
      expect(answer.status, answer.url).toBeLessThan(500);
      expect(marksIn(await answer.text()), answer.url).toEqual([]);
      expect(isPrivate(answer), answer.url).toBe(true);
    }

    await runSql(site.urls.ownerUrl, ['alter table persons rename to persons_away']);
    const broken = await ask('POST', '/person/search', { words: marks.name });
    await runSql(site.urls.ownerUrl, ['alter table persons_away rename to persons']);
    expect(broken.status).toBe(500);
    expect(marksIn(await broken.text())).toEqual([]);

    for (const page of ['/admin/messages', '/admin/records', '/admin/imports']) {
      const answer = await ask('GET', page);
      expect([answer.status, isPrivate(answer)], page).toEqual([200, true]);
      expect(marksIn(await answer.text()), page).toEqual([]);
    }
    // These show people to whoever leads their cases: kept by no browser, and never in a title.
    const lists = ['/admin/applications', '/admin/applications?kind=pledge', '/admin/format-requests'];
    for (const page of ['/admin', ...lists]) {
      const answer = await ask('GET', page);
      expect([answer.status, isPrivate(answer)], page).toEqual([200, true]);
      const html = await answer.text();
      expect(marksIn(html), page).toContain('name');
      if (page === '/admin') expect(marksIn(html), 'the day names people and says no more').toEqual(['name']);
      expect(marksIn(/<title>.*?<\/title>/s.exec(html)?.[0] ?? ''), page).toEqual([]);
    }

    expect(marksIn(await sendInVain())).toEqual([]);
    expect(site.log.join('')).toContain('persons');
    expect(marksIn(site.log.join(''))).toEqual([]);
    expect(await markedColumns(site.urls.ownerUrl)).toEqual([]);
    expect(markedFiles(site.filesFolder)).toEqual([]);
    expect(await markedPages(site.origin)).toEqual([]);
  });

  it('D-DAT-03 a resident number in the search of the site is refused in words, kept nowhere and in no log', async () => {
    const rest = '1234567';
    const page = await fetch(`${site.origin}/search?q=900101-${rest}`);
    expect(await page.text()).toContain('주민등록번호는 받지 않습니다.');
    expect(isPrivate(page)).toBe(true);
    expect(site.log.join('')).not.toContain(rest);
  });

  it('D-DAT-03 would be found in a table: in words, in lists, in what is nested, without its hyphens, and as bytes', async () => {
    const { name, phone } = marks;
    const digits = phone.replaceAll('-', '');
    await runSql(site.urls.ownerUrl, [
      'create table marked (words text, list text[], nested jsonb, digits text, bytes bytea, nothing text)',
      `insert into marked values ('${name} 님', '{가,${name}}', '{"a": ["${name}"]}', '${digits}', convert_to('${name}', 'UTF8'), '가')`,
    ]);
    const found = await markedColumns(site.urls.ownerUrl);
    await runSql(site.urls.ownerUrl, ['drop table marked']);
    expect(found.toSorted()).toEqual(
      ['bytes: name', 'digits: phone', 'list: name', 'nested: name', 'words: name'].map(
        (each) => `public.marked.${each}`,
      ),
    );
  });
});
