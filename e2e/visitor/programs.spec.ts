import { addProgram, card, opened, programsPath } from '../fixtures/programs-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

const first = '의자 체조 (표본)';
const second = '텃밭 가꾸기 (표본)';
const third = '싱겁게 요리하기 (표본)';

test.describe('the programs of the daycare', () => {
  test('S-RT-05 S-SH-02 has its title and its banner, and cards with what one has to know', async ({ page }) => {
    await page.goto(programsPath);
    await expect(page).toHaveTitle(/^프로그램 \| /);
    await expect(page.getByRole('heading', { name: '프로그램', level: 1 })).toBeVisible();
    await expect(card(page, first)).toContainText('화·목요일 오전 10시~11시 · 주간보호 ○○실');
    await expect(card(page, first)).toHaveAttribute('href', /\/daycare\/programs\/\d+$/);
  });

  test('S-PR-01 a card opens over the list, and its neighbours follow', async ({ page }) => {
    await page.goto(programsPath);
    await press(card(page, second));
    const dialog = opened(page, second);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading', { name: second })).toBeFocused();
    await expect(dialog).toContainText('가운데 2번째');
    await expect(dialog).toContainText('주간보호 마당');
    await expect(page).toHaveURL(/\/daycare\/programs\/\d+$/);
    await expect(page).toHaveTitle(new RegExp(`^텃밭 가꾸기`));
    await expect(dialog.getByRole('link', { name: `이전 ${first}` })).toBeVisible();

    await dialog.getByRole('link', { name: `다음 ${third}` }).click();
    await expect(opened(page, third)).toContainText('가운데 3번째');
    await expect(opened(page, third).getByRole('link', { name: `이전 ${second}` })).toBeVisible();
    await opened(page, third).getByRole('link', { name: '닫기' }).click();
    await expect(page).toHaveURL(new RegExp(`${programsPath}$`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card(page, third)).toBeFocused();
  });

  test('S-PR-01 the arrow keys turn, stop at the end, and Esc closes', async ({ page }) => {
    await page.goto(programsPath);
    await press(card(page, second));
    await expect(opened(page, second)).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.keyboard.press('ArrowLeft');
    await expect(opened(page, first)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(opened(page, first)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(opened(page, third)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card(page, third)).toBeFocused();
    expect(asked.filter((url) => url.includes('.data') && !url.endsWith('_routes=root'))).toEqual([]);
  });

  test('D-PR-03 an address opens the list with its program, and back leads to where one was', async ({
    page,
    colleague,
  }) => {
    const { id, title } = await addProgram(colleague, { title: `붓글씨 ${unique()}` });
    await page.goto('/daycare/overview');
    await page.goto(`${programsPath}/${id}`);
    await expect(opened(page, title)).toContainText('월·수요일 오후 1시~2시 30분');
    await expect(card(page, first)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/overview$/);
    expect((await page.goto(`${programsPath}/2147483647`))?.status()).toBe(404);
  });

  test('S-PR-01 staff’s buttons and code are not for visitors', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(programsPath);
    await press(card(page, first));
    await expect(opened(page, first)).toBeVisible();
    await expect(page.getByRole('button', { name: '삭제' })).toHaveCount(0);
    expect(
      fetched.filter((url) =>
        /programs?-(?:tools|kind|fields|writing)|content-(?:kind|tools|list-tools|writing)/.test(url),
      ),
    ).toEqual([]);
  });
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true });

  test('S-PR-01 a swipe turns, and a finger that scrolls does not', async ({ page }) => {
    await page.goto(programsPath);
    await press(card(page, first));
    const swipe = (by: { x: number; y: number }) =>
      page.getByRole('dialog').evaluate((dialog, { x, y }) => {
        const at = (clientX: number, clientY: number) => [
          new Touch({ identifier: 1, target: dialog, clientX, clientY }),
        ];
        const start = at(200, 200);
        dialog.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: start, changedTouches: start }));
        dialog.dispatchEvent(
          new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: at(200 + x, 200 + y) }),
        );
      }, by);
    await swipe({ x: -70, y: 120 });
    await expect(opened(page, first)).toBeVisible();
    await swipe({ x: -120, y: 10 });
    await expect(opened(page, second)).toBeVisible();
    await swipe({ x: 120, y: 0 });
    await expect(opened(page, first)).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('D-PR-03 a program is a page with real links', async ({ page }) => {
    await page.goto(programsPath);
    await card(page, second).click();
    await expect(page.getByRole('heading', { name: second })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('주간보호 마당');
    await page.getByRole('link', { name: `다음 ${third}` }).click();
    await expect(page.getByRole('heading', { name: third })).toBeVisible();
    await page.getByRole('link', { name: '닫기' }).click();
    await expect(page).toHaveURL(new RegExp(`${programsPath}$`));
  });
});
