import { forgetWatched, makeTrouble, makeWell } from '../fixtures/watch-page.ts';
import { expect, test } from '../fixtures/site.ts';

const path = '/admin/watch';

test('D-OPS-13 the owner reads what is wrong and what to do, and that nobody looks', async ({
  page,
  site,
  enterAs,
}) => {
  await makeWell(site);
  await makeTrouble(site);
  try {
    await enterAs('owner');
    await page.goto('/admin');
    await page.getByRole('main').getByRole('link', { name: '누리집 상태', exact: true }).click();
    await expect(page).toHaveURL(path);
    const main = page.getByRole('main');
    const wrong = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '저장 공간' }) });
    await expect(wrong).toContainText('10%도 남지 않았거나');
    await expect(wrong).toContainText('업체에 알려 주십시오');
    await expect(main.getByRole('heading', { name: '업무 기록' })).toBeVisible();
    await expect(main.getByRole('heading', { name: /^살펴볼 것이 \d+가지 있습니다$/ })).toBeVisible();

    await makeWell(site);
    await page.reload();
    await expect(main.getByRole('heading', { name: '저장 공간' })).toHaveCount(0);
    await expect(main.getByRole('listitem').filter({ hasText: '저장 공간' })).toContainText('넉넉합니다.');
    await expect(main.getByRole('listitem').filter({ hasText: '보안 인증서' })).toContainText(/\d+일까지/);

    await forgetWatched(site);
    await page.reload();
    await expect(main.getByRole('heading', { name: '살펴보는 프로그램이 멈췄습니다' })).toBeVisible();
  } finally {
    await forgetWatched(site);
  }
});

test('D-OPS-13 others of the office are told that it is not theirs', async ({ page, enterAs }) => {
  await enterAs('editor');
  await page.goto(path);
  await expect(page.getByRole('main')).toContainText('맡은 직원만 볼 수 있습니다');
});
