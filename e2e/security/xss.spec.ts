import pg from 'pg';
import type { Page } from '@playwright/test';
import { startSiteProcess, type SiteProcess } from '../../testing/process.ts';
import { asOwner } from '../fixtures/database.ts';
import { faqForm, faqPath } from '../fixtures/faq-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { signInStaff, type StaffMember } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';
import { setAlarm } from './alarm.ts';
import { refused, vectors } from './xss-vectors.ts';

// A picture of the long list for every action would take longer than the test.
test.use({ trace: 'off' });

const longestTitle = 200;
/** A title is one line; where the vector is none, only the text carries it. */
const titleOf = (vector: string) => (vector.length > longestTitle || /[\r\n]/.test(vector) ? '제목' : vector.trim());
const words = vectors.map((vector) => ({ title: titleOf(vector), des: `<p>글</p>${vector}<p>${vector}</p>` }));
type Words = typeof words;
/** The longer the list, the longer each of its questions takes to open and to save. */
const atOnce = 20;
const batches: Words[] = Array.from({ length: Math.ceil(words.length / atOnce) }, (_, index) =>
  words.slice(index * atOnce, (index + 1) * atOnce),
);

async function storeThroughApi(batch: Words, _site: SiteProcess, editor: StaffMember): Promise<void> {
  for (const each of batch) await editor.addFaq(each);
}

async function storeBehindItsBack(batch: Words, site: SiteProcess): Promise<void> {
  const client = new pg.Client({ connectionString: site.urls.ownerUrl });
  await client.connect();
  for (const { title, des } of batch) await client.query('insert into faqs (title, des) values ($1, $2)', [title, des]);
  await client.end();
}

/** Opens every question as a press on it does, and waits until the browser has drawn it. */
const openAll = (page: Page) =>
  page.evaluate(async () => {
    for (const item of document.querySelectorAll('main details')) {
      const opened = new Promise((resolve) => item.addEventListener('toggle', resolve, { once: true }));
      item.querySelector('summary')?.click();
      await opened;
    }
    return document.querySelectorAll('main details').length;
  });

/** Elements and attributes inside the answers that are none of the four marks, paragraphs and line breaks. */
const strangers = (page: Page) =>
  page
    .locator('main details summary + div > div *')
    .evaluateAll((all) =>
      all
        .filter((element) => element.attributes.length > 0 || !/^(p|br|strong|em|u|s)$/.test(element.localName))
        .map((element) => element.outerHTML),
    );

async function saveEach(page: Page): Promise<void> {
  const { form, editor, confirm } = faqForm(page, '질문 고치기');
  const buttons = page.getByRole('button', { name: '고치기' });
  await press(buttons.first());
  for (let index = 0; ; index += 1) {
    await expect(editor).toBeVisible();
    await confirm.click();
    await expect(form).toBeHidden();
    if (index + 1 === (await buttons.count())) return;
    await buttons.nth(index + 1).click();
  }
}

test('raw in a page they do run, ask other hosts and are reported: the alarm is awake', async ({ browser, site }) => {
  expect(new Set(vectors).size).toBeGreaterThanOrEqual(60);
  const body = `<!doctype html><p>글</p>${vectors.filter((vector) => vector.startsWith('<img')).join('')}`;
  for (const [policy, expected] of [
    ["default-src * 'unsafe-inline'", ['script ran', 'request: http://attacker.example/pixel.png']],
    ["default-src 'self'", ['policy: script-src-attr inline']],
  ] as const) {
    await using context = await browser.newContext();
    const alarm = await setAlarm(context, site.origin);
    const headers = { 'content-security-policy': policy };
    await context.route('**/raw', (route) => route.fulfill({ contentType: 'text/html', headers, body }));
    const page = await context.newPage();
    await page.goto(`${site.origin}/raw`);
    await expect.poll(() => alarm.raised(page)).toEqual(expect.arrayContaining([...expected]));
  }
});

for (const [how, store] of [
  ['stored through the API', storeThroughApi],
  ['put into the table behind its back', storeBehindItsBack],
] as const) {
  test(`S-FAQ-05 ${vectors.length} attacks ${how} do nothing, to readers and to editors`, async ({ browser }) => {
    test.setTimeout(300_000);
    await using site = await startSiteProcess(process.env['E2E_ADMIN_URL'] as string);
    const writer = await signInStaff(site, 'editor');
    let seen = 0;
    for (const batch of batches) {
      await asOwner(site, 'delete from faqs');
      await store(batch, site, writer);
      for (const who of ['visitor', 'editor'] as const) {
        await using context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'ko-KR' });
        const alarm = await setAlarm(context, site.origin);
        if (who === 'editor') await writer.enter(context);
        const page = await context.newPage();
        await page.goto(`${site.origin}${faqPath}`);
        if (who === 'editor') await page.getByRole('button', { name: '질문 추가' }).waitFor();

        expect(await openAll(page)).toBe(batch.length);
        const titles = await page.locator('main summary > span:first-child').allTextContents();
        expect(titles).toEqual(batch.map(({ title }) => title));
        expect(await strangers(page)).toEqual([]);
        if (who === 'editor') await saveEach(page);
        expect(await alarm.raised(page), who).toEqual([]);
      }
      seen += (await writer.listFaq()).length;
    }
    expect(seen).toBe(vectors.length);
  });
}

for (const text of refused) {
  test(`S-API-01 ${JSON.stringify(text)} is refused with 400`, async ({ colleague }) => {
    await expect(colleague.addFaq({ title: text })).rejects.toThrow('INVALID_INPUT');
    await expect(colleague.addFaq({ des: `<p>글</p>${text}` })).rejects.toThrow('INVALID_INPUT');
  });
}

test('the content policy reports nothing on clean content', async ({ browser, site, colleague }) => {
  for (const path of ['/', faqPath, '/admin/login', '/admin/signup', '/admin/edit-profile', '/nothing']) {
    await using context = await browser.newContext({ baseURL: site.origin, locale: 'ko-KR' });
    const alarm = await setAlarm(context, site.origin);
    await colleague.enter(context);
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await alarm.raised(page), path).toEqual([]);
  }
});
