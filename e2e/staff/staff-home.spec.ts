import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { Page } from '@playwright/test';
import { asOwner } from '../fixtures/database.ts';
import { calledAbout, noCallNotes } from '../fixtures/call-notes.ts';
import { forgetEverybody, phonedCase } from '../fixtures/cases.ts';
import { press } from '../fixtures/hydrated.ts';
import { officeMenu } from '../fixtures/office-frame.ts';
import { unique } from '../fixtures/office.ts';
import { addEarlierMonth, removeEarlierMonth } from '../fixtures/records-page.ts';
import { expect, test } from '../fixtures/site.ts';
import { addBackupRun, addDuty, addSignUp, forgetBackupRuns, removeDuty } from '../fixtures/staff-home.ts';

const path = '/admin';
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, label: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('b', { hasText: label }) })
    .first();
const dueCard = (page: Page) => main(page).getByRole('region', { name: '오늘까지' });
const today = () => new Date(Date.now() + 9 * 3_600_000);

const post = (title: string) => ({
  title,
  html: '<p>글</p>',
  office: '사무국',
  attachments: [],
  pinnedUntil: null,
});

test.afterEach(({ site }) => forgetEverybody(site));

test.describe('the first screen of the office', () => {
  test('D-OFF-01 has the whole window of a phone: what visitors come for does not stand in front of it', async ({
    page,
    enterAs,
  }) => {
    const dock = page.getByRole('navigation', { name: '바로 가기' });
    await enterAs('editor');
    await page.goto('/');
    await expect(dock).toBeVisible();
    await page.goto(path);
    await expect(officeMenu(page)).toBeVisible();
    await expect(dock).toHaveCount(0);
  });

  test('D-OFF-01 what an editor has kept and scheduled is counted, and each count leads to it', async ({
    page,
    enterAs,
    colleague,
  }) => {
    const [kept, planned] = [`임시 글 ${unique()}`, `예약한 글 ${unique()}`];
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const first = await colleague.call<{ id: number }>('POST', '/notice', {
      ...post(kept),
      publish: { state: 'kept' },
    });
    const second = await colleague.call<{ id: number }>('POST', '/daycare/news', {
      ...post(planned),
      publish: { state: 'scheduled', at: tomorrow },
    });
    try {
      await enterAs('editor');
      await page.goto(path);
      await expect(card(page, '예약한 글').getByRole('link', { name: /^주간보호 소식 \d/ })).toBeVisible();
      await card(page, '임시 글')
        .getByRole('link', { name: /^공지사항 \d/ })
        .click();
      await expect(page).toHaveURL('/community/notices#unlisted');
      await expect(page.getByRole('link', { name: `${kept} 고치기` })).toBeVisible();
    } finally {
      await colleague.call('DELETE', `/notice/${first.id}`);
      await colleague.call('DELETE', `/daycare/news/${second.id}`);
    }
  });

  test('D-OFF-01 facts to check lead to those that have to be checked, and only to them', async ({
    page,
    site,
    enterAs,
  }) => {
    const key = 'transport-fee';
    const editor = await enterAs('editor');
    const { checkedOn } = await editor.call<Fact>('GET', `/fact/${key}`);
    const setChecked = (day: string) => asOwner(site, `update facts set checked_on = ${day} where key = '${key}'`);
    const count = async () => Number(/\d+/.exec((await facts.textContent()) ?? '')?.[0]);
    const facts = card(page, '확인할 금액과 사실');
    try {
      await setChecked('current_date - 400');
      await page.goto(path);
      const due = await count();
      await facts.getByRole('link').click();
      await expect(page).toHaveURL('/admin/facts?check=due');
      await expect(page.getByLabel('확인이 필요한 것만')).toBeChecked();
      await expect(main(page).getByRole('article')).toHaveCount(due);
      await expect(main(page).getByRole('article').filter({ hasText: '1년이 넘었습니다' })).not.toHaveCount(0);
      await setChecked('current_date');
      await page.goto(path);
      if (due === 1) await expect(facts).toHaveCount(0);
      else await expect.poll(count).toBe(due - 1);
    } finally {
      await setChecked(checkedOn ? `'${checkedOn}'` : 'null');
    }
  });

  test('D-OFF-01 the owner sees who waits, months to look over and how old the last backup is', async ({
    page,
    site,
    enterAs,
  }) => {
    const username = `waits${unique()}`;
    await addSignUp(site, username);
    await addEarlierMonth(site, 2);
    await addBackupRun(site, 'backup', 9);
    await addBackupRun(site, 'drill', 50);
    try {
      await enterAs('owner');
      await page.goto(path);
      await expect(card(page, '가입 신청').getByRole('link')).toHaveAttribute('href', '/admin/people');
      await expect(card(page, '점검할 기록').getByRole('link')).toHaveAttribute('href', '/admin/records');
      const own = main(page).getByRole('region', { name: '누리집' });
      await expect(own).toContainText('마지막 백업 9시간 전 · 마지막 되살리기 연습 2일 전');
      await expect(own.getByRole('heading', { name: '백업을 살펴 주십시오' })).toBeVisible();
      await addBackupRun(site, 'drill', 3);
      await page.reload();
      await expect(own).toContainText('되살리기 연습 3시간 전');
      await expect(own.getByRole('heading', { name: '백업을 살펴 주십시오' })).toHaveCount(0);
      await expect(own.getByRole('link')).toHaveAttribute('href', '/admin/watch');
      // Nothing on this site may say that it runs: another journey may have started a worker here.
      await asOwner(site, 'revoke insert, update on heartbeats from kidney_app');
      await asOwner(site, `update heartbeats set beat_at = now() - interval '2 minutes'`);
      await page.reload();
      await expect(own.getByRole('heading', { name: '뒤에서 하는 일이 멈췄습니다' })).toBeVisible();
      await asOwner(site, `insert into heartbeats (kind, host, pid, release) values ('worker', 'here', 1, '1')`);
      await page.reload();
      await expect(own.getByRole('heading', { name: '뒤에서 하는 일이 멈췄습니다' })).toHaveCount(0);
    } finally {
      await asOwner(site, 'grant insert, update on heartbeats to kidney_app');
      await asOwner(site, `delete from accounts where username = '${username}'`);
      await removeEarlierMonth(site, 2);
      await forgetBackupRuns(site);
    }
  });

  test('D-OFF-01 what is written most often is one press away', async ({ page, enterAs }) => {
    await enterAs('editor');
    await page.goto(path);
    const ways = main(page).getByRole('region', { name: '글 쓰기' }).getByRole('link');
    await expect(ways).toHaveText(['공지 쓰기', '소식 쓰기', '행사 넣기', '소식지 올리기']);
    const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const address of addresses) expect((await page.goto(address))?.status()).toBe(200);
  });

  test('D-OFF-01 a duty that is over is told of', async ({ page, site, enterAs }) => {
    const title = `지난 일 ${unique()}`;
    const day = new Date(today().getTime() - 3 * 86_400_000).toISOString().slice(0, 10);
    await addDuty(site, title, day);
    try {
      await enterAs('dispatcher');
      await page.goto(path);
      const duty = dueCard(page).getByRole('listitem').filter({ hasText: title });
      await expect(duty).toContainText('사흘 늦음');
      await expect(duty.getByRole('link', { name: `확인하기: ${title}` })).toHaveAttribute('href', '/admin/duties');
    } finally {
      await removeDuty(site, title);
    }
  });

  for (const width of [390, 1280]) {
    test(`D-OFF-01 who is due stands first and is one press away, at ${width} px`, async ({ page, site, enterAs }) => {
      await page.setViewportSize({ width, height: 844 });
      const dispatcher = await enterAs('dispatcher');
      const { id } = await phonedCase(dispatcher);
      const day = new Date(today().getTime() - 86_400_000).toISOString().slice(0, 10);
      await asOwner(site, `update applications set due_on = '${day}' where id = '${id}'`);
      await page.goto(path);
      const counted = officeMenu(page).locator('.office-due:visible');
      const before = Number(/\d+/.exec((await counted.textContent()) ?? '')?.[0]);
      expect(before).toBe(await dueCard(page).getByRole('listitem').count());
      const first = dueCard(page).getByRole('listitem').filter({ hasText: '하루 늦음' });
      await expect(first).toContainText('담당');
      await first.getByRole('link').click();
      await expect(page).toHaveURL(`/admin/applications/${id}`);

      await asOwner(site, `update applications set due_on = current_date + 3 where id = '${id}'`);
      await page.goto(path);
      if (before > 1) await expect(counted).toContainText(String(before - 1));
      else await expect(counted).toHaveCount(0);
      await main(page).locator('summary', { hasText: '이레 안에' }).click();
      await expect(dueCard(page).getByRole('link', { name: /상담 전화/ })).toBeVisible();
    });
  }

  test('D-OFF-01 a message that did not go is settled where it is seen', async ({ page, site, enterAs }) => {
    const dispatcher = await enterAs('dispatcher');
    await phonedCase(dispatcher);
    await asOwner(site, `update messages set state = 'failed', problem = 'refused', settled_at = now()`);
    await page.goto(path);
    const unsent = main(page).getByRole('region', { name: '가지 않은 문자' });
    const rows = unsent.getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('신청인 님');
    await press(rows.getByRole('button', { name: /^전화로 알렸습니다/ }));
    await expect(unsent).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: '신청인 님께 전화로 알려 드린' })).toBeFocused();
  });

  test('D-OFF-12 who is to be called back stands below the work, is called and brought back there', async ({
    page,
    site,
    enterAs,
  }) => {
    const dispatcher = await enterAs('dispatcher');
    const about = `차 시각을 물으심 ${unique()}`;
    await calledAbout(site, dispatcher, about, { dueIn: -1 });
    try {
      await page.goto(path);
      const calls = main(page).getByRole('region', { name: '전화할 곳' });
      const note = calls.getByRole('listitem').filter({ hasText: about });
      await expect(calls).toContainText('하루 늦음');
      await press(note.getByRole('button', { name: /^전화했습니다/ }));
      await expect(note).toHaveCount(0);
      await page.getByRole('button', { name: '되돌리기', exact: true }).first().click();
      await expect(note).toBeVisible();
    } finally {
      await noCallNotes(site);
    }
  });

  test('D-OFF-01 a driver is shown nothing that is not theirs, and a visitor signs in first', async ({
    page,
    enterAs,
  }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(path)}`);
    await enterAs('driver');
    await page.goto(path);
    await expect(main(page)).toContainText('지금 기다리는 일이 없습니다.');
    await expect(main(page).getByRole('region', { name: '글 쓰기' })).toHaveCount(0);
    await expect(main(page).getByRole('region', { name: '해마다 할 일' })).toHaveCount(0);
    await expect(main(page).getByRole('region', { name: '누리집' })).toHaveCount(0);
    await expect(dueCard(page)).toHaveCount(0);
  });
});

test.describe('the first screen without script', () => {
  test.use({ javaScriptEnabled: false });

  test('D-SH-05 is read', async ({ page, enterAs }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs('editor');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '오늘 할 일' })).toBeVisible();
    await expect(main(page).getByRole('region', { name: '해마다 할 일' }).getByRole('listitem')).not.toHaveCount(0);
  });
});
