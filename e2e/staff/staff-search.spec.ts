import type { Page, Request } from '@playwright/test';
import { expectNothingPersonal, forgetEverybody, phonedCase } from '../fixtures/cases.ts';
import { openKoreanKeyboard } from '../fixtures/hangul.ts';
import { keysOnly } from '../fixtures/keyboard.ts';
import { foundRow, goWithSearch, searchBox, slash } from '../fixtures/office-search.ts';
import { signInStaff, unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ viewport: { width: 1280, height: 800 } });
test.afterEach(({ site }) => forgetEverybody(site));

const post = { html: '<p>글</p>', office: '사무국', attachments: [], pinnedUntil: null, publish: { state: 'now' } };
const isSearch = (request: Request) => request.url().endsWith('/api/staff-search');
/** What is asked from now on. */
function asked(page: Page): string[] {
  const words: string[] = [];
  page.on('request', (request) => {
    if (isSearch(request)) words.push((request.postDataJSON() as { words: string }).words);
  });
  return words;
}

test.describe('the box that searches the office', () => {
  test('D-OFF-11 from any screen `/` and four digits lead to whoever calls, within two seconds, and the look is in the log', async ({
    page,
    site,
    enterAs,
  }) => {
    const { personId } = await phonedCase(await signInStaff(site, 'dispatcher'));
    const owner = await enterAs('owner');
    await goWithSearch(page, '/admin/duties');
    const began = Date.now();
    await page.keyboard.type('/0001');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/person/${personId}`);
    await expect(page.getByRole('main')).toContainText('신청인');
    expect(Date.now() - began).toBeLessThan(2_000);
    await expect(searchBox(page)).toHaveValue('');
    await expectNothingPersonal(page);

    const looks = page.getByRole('list', { name: '누가 보았습니까' }).getByRole('listitem');
    // Once in the box, and once on the page that it led to.
    await expect(looks.filter({ hasText: `${owner.username} 직원 님` })).toHaveText([/이분의 화면$/, /찾기$/]);
  });

  test('D-OFF-20 D-OFF-11 is worked by keyboard alone: arrows, Enter, and Esc, which empties it', async ({
    page,
    site,
    enterAs,
  }) => {
    const one = await phonedCase(await signInStaff(site, 'dispatcher'));
    await enterAs('dispatcher');
    await keysOnly(page);
    const box = await goWithSearch(page, '/admin');
    await slash(page);
    await page.keyboard.type('0001');
    const person = foundRow(page, /^신청인/);
    await expect(person).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('listbox').locator('mark')).toHaveText('0001');
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(box).toBeFocused();

    await page.keyboard.type('신청인');
    await expect(person).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(person).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await page.keyboard.type('접수');
    const applications = foundRow(page, '신청 접수');
    await expect(applications).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(applications).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/applications');
    await expect(page.getByRole('main')).toBeFocused();

    await slash(page);
    await page.keyboard.type(`${one.shortReceipt?.number}번 0001`);
    await expect(foundRow(page, /신청인 · 병원 이동 신청/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.type(one.receipt.slice(-4));
    await expect(foundRow(page, /신청인 · 병원 이동 신청/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/applications/${one.id}`);
  });

  test('D-OFF-11 a title leads to what is written, and a name to a screen by its first consonants', async ({
    page,
    enterAs,
    colleague,
  }) => {
    const title = `나들이 ${unique()}`;
    const { id } = await colleague.call<{ id: number }>('POST', '/notice', { ...post, title });
    try {
      await enterAs('editor');
      const box = await goWithSearch(page, '/admin');
      await box.fill(title);
      await foundRow(page, new RegExp(title)).click();
      await expect(page).toHaveURL(`/community/notices/${id}`);
      await goWithSearch(page, '/admin');
      await slash(page);
      await page.keyboard.type('ㄱㅇㄱㅅㅅ');
      await expect(foundRow(page, '금액과 사실')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/admin/facts');
    } finally {
      await colleague.call('DELETE', `/notice/${id}`);
    }
  });

  test('D-OFF-11 shows an editor no people, and the answer holds none', async ({ page, site, enterAs }) => {
    await phonedCase(await signInStaff(site, 'dispatcher'));
    await enterAs('editor');
    const box = await goWithSearch(page, '/admin');
    const answer = page.waitForResponse((response) => isSearch(response.request()));
    await box.fill('신청인');
    expect(Object.keys((await (await answer).json()).data)).toEqual(['writings']);
    await expect(page.getByText('찾은 것이 없습니다.').first()).toBeVisible();
    await expect(page.getByText('본 사람은 기록에 남습니다.')).toHaveCount(0);
  });

  test('D-OFF-11 a driver has no box, and `/` in a field is a letter', async ({ page, enterAs }) => {
    await enterAs('editor');
    await goWithSearch(page, '/admin/facts');
    const field = page.getByLabel('찾는 말');
    await field.focus();
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
    await field.blur();
    await page.keyboard.press('Control+/');
    await expect(searchBox(page)).not.toBeFocused();
    await enterAs('driver');
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(searchBox(page)).toHaveCount(0);
  });

  test('D-OFF-11 does not ask for half a syllable, and Enter in mid-syllable opens nothing', async ({
    page,
    enterAs,
  }) => {
    await enterAs('dispatcher');
    const box = await goWithSearch(page, '/admin');
    const words = asked(page);
    const korean = await openKoreanKeyboard(page);
    await box.focus();
    const answer = page.waitForResponse((response) => isSearch(response.request()));
    await korean.type('걷');
    await korean.compose('ㄱ', '기');
    await answer;
    await korean.compose('기');
    await korean.commit('기');
    expect(words).toEqual(['걷기']);
    await korean.type(' 신');
    await korean.enterWhileComposing('청');
    await expect(box).toHaveValue('걷기 신청');
  });

  test.describe('without a line', () => {
    test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

    test('D-OFF-11 drops an answer that comes late, says a failure in words, and tries again by Enter', async ({
      page,
      site,
      enterAs,
    }) => {
      await phonedCase(await signInStaff(site, 'dispatcher'));
      await enterAs('dispatcher');
      const box = await goWithSearch(page, '/admin');
      const held = Promise.withResolvers<void>();
      await page.route('**/api/staff-search', async (route) => {
        if (route.request().postData()?.includes('0001')) await held.promise;
        await route.continue();
      });
      const first = page.waitForRequest(isSearch);
      await box.fill('0001');
      await first;
      await box.fill('없는 이름');
      await expect(page.getByRole('status').filter({ hasText: '찾은 것이 없습니다.' })).toHaveCount(1);
      const late = page.waitForResponse((response) => response.request().postData()?.includes('0001') === true);
      held.resolve();
      await late;
      await expect(page.getByRole('option')).toHaveCount(0);

      await page.unroute('**/api/staff-search');
      await page.route('**/api/staff-search', (route) => route.abort('internetdisconnected'));
      await box.fill('0001');
      await expect(page.getByRole('status').filter({ hasText: '답이 오지 않습니다.' })).toHaveCount(1);
      await page.unroute('**/api/staff-search');
      await page.keyboard.press('Enter');
      await expect(foundRow(page, /^신청인/)).toBeVisible();
    });
  });
});
