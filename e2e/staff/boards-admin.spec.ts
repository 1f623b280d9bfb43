import { addNotice, changeNotice, noticesPath, pressed, textOf } from '../fixtures/board-pages.ts';
import { press } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';
import { untilItReads, withVisitor } from '../fixtures/visitor.ts';

// A save that came second is answered with 409.
test.use({ expectedNoise: /the server responded with a status of 409/ });

test.describe('posts are looked after', () => {
  test('D-BRD-03 the bin takes a post from visitors and gives it back', async ({
    page,
    browser,
    site,
    enterAs,
    colleague,
  }) => {
    const post = await addNotice(colleague);
    await enterAs('editor');
    await page.goto(`${noticesPath}/${post.id}`);
    await press(page.getByRole('button', { name: '휴지통으로', exact: true }));
    await page.getByRole('button', { name: '휴지통으로 옮기기' }).click();
    await expect(page).toHaveURL(noticesPath);
    await expect(page.getByRole('status').filter({ hasText: '휴지통으로 옮겼습니다' })).toBeFocused();

    await withVisitor(browser, site, async (visitor) => {
      await untilItReads(visitor, noticesPath, { not: post.title });
      await press(page.getByRole('button', { name: '휴지통', exact: true }));
      await page.getByRole('button', { name: `${post.title} 되살리기` }).click();
      await expect(page.getByRole('status').filter({ hasText: '되살렸습니다' })).toBeFocused();
      await untilItReads(visitor, noticesPath, { has: post.title });
    });
  });

  test('D-BRD-04 who saves second sees both texts and loses none', async ({ page, enterAs, colleague }) => {
    const post = await addNotice(colleague, { html: '<p>처음 글</p>' });
    await enterAs('editor');
    await page.goto(`${noticesPath}/edit/${post.id}`);
    await textOf(page).fill('내가 고친 글');
    await changeNotice(colleague, post, { html: '<p>남이 고친 글</p>' });
    await pressed(page, '저장');
    const conflict = page.getByRole('alert').filter({ hasText: '이 글을 고쳤습니다' });
    await expect(conflict).toBeFocused();
    await expect(conflict).toContainText('남이');
    await expect(conflict).toContainText('내가');
    await conflict.getByRole('button', { name: '내 글로 이어서 고치기' }).click();
    await expect(textOf(page)).toHaveText('내가 고친 글');
    await pressed(page, '저장');
    await expect(page.getByRole('main')).toContainText('내가 고친 글');
    await expect(page).toHaveURL(`${noticesPath}/${post.id}`);
  });

  test('D-BRD-04 an earlier version is compared and brought back', async ({ page, enterAs, colleague }) => {
    const post = await addNotice(colleague, { html: '<p>처음 글</p>' });
    await changeNotice(colleague, post, { html: '<p>나중 글</p>' });
    await enterAs('editor');
    await page.goto(`${noticesPath}/edit/${post.id}`);
    await expect(textOf(page)).toHaveText('나중 글');
    await pressed(page, '고친 기록');
    await pressed(page, '앞 판과 비교');
    await expect(page.locator('del')).toHaveText('처음');
    await expect(page.locator('ins')).toHaveText('나중');
    await pressed(page, '목록으로');
    await pressed(page, '이 판으로 되돌리기');
    await page.getByRole('dialog').getByRole('button', { name: '되돌리기', exact: true }).click();
    await expect(textOf(page)).toHaveText('처음 글');
  });
});
