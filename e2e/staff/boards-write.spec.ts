import { addNotice, draftLine, noticesPath, picture, pressed, startWriting, textOf } from '../fixtures/board-pages.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';
import { withVisitor } from '../fixtures/visitor.ts';

// A post that was refused is answered with 400.
test.use({ expectedNoise: /the server responded with a status of 400/ });

test.describe('a post is written', () => {
  test('D-BRD-02 without title, text and words for a picture nothing is saved, and each is named', async ({
    page,
    enterAs,
  }) => {
    await enterAs('editor');
    await startWriting(page);
    await pressed(page, '올리기');
    const summary = page.getByRole('alert').filter({ hasText: '저장하지 못했습니다' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link').first().click();
    await expect(page.getByLabel('제목', { exact: true })).toBeFocused();

    await page.getByLabel('제목', { exact: true }).fill('사진 소식');
    await page.getByLabel('내용: 사진 고르기').setInputFiles(picture('설명 없음.png'));
    await expect(page.getByLabel('사진 1 설명')).toBeVisible();
    await pressed(page, '올리기');
    await expect(page.getByText('오류: 사진 설명을 적어 주십시오.')).toBeVisible();
  });

  test('S-RT-05 what is typed is there again after the browser was closed', async ({ page, enterAs }) => {
    await enterAs('editor');
    await startWriting(page, '/daycare/news');
    await page.getByLabel('제목', { exact: true }).fill('쓰다 만 글');
    await textOf(page).fill('아직 다 쓰지 못했습니다.');
    await expect(draftLine(page)).toBeVisible();
    await page.goto('/daycare/news/create');
    await page.getByRole('button', { name: '이어서 고치기' }).click();
    await expect(page.getByLabel('제목', { exact: true })).toHaveValue('쓰다 만 글');
    await expect(textOf(page)).toHaveText('아직 다 쓰지 못했습니다.');
  });

  test('D-BRD-02 a scheduled post waits in the list of staff, and a visitor does not find it', async ({
    page,
    browser,
    site,
    enterAs,
    colleague,
  }) => {
    const title = `예약 글 ${unique()}`;
    await enterAs('editor');
    await startWriting(page);
    await page.getByLabel('제목', { exact: true }).fill(title);
    await textOf(page).fill('내일 보입니다.');
    await page.getByRole('radio', { name: '때를 정해 올리기' }).check();
    await pressed(page, '예약하기');
    await expect(page.getByText('오류: 누리집에 올릴 날과 시각을 골라 주십시오.')).toBeVisible();
    await page.getByLabel('올릴 날과 시각').fill('2099-12-01T09:00');
    await pressed(page, '예약하기');
    await expect(page).toHaveURL(noticesPath);
    await pressed(page, '예약·보관한 글');
    const waiting = page.getByRole('listitem').filter({ hasText: title });
    await expect(waiting).toContainText('2099년 12월 1일 오전 9:00에 올라갑니다');
    const { posts } = await colleague.call<{ posts: { id: number; title: string }[] }>('GET', '/notice/unlisted');
    const id = posts.find((post) => post.title === title)?.id;
    await withVisitor(browser, site, async (visitor) => {
      const answer = await visitor.goto(`${noticesPath}/${id}`);
      expect(answer?.status()).toBe(404);
    });
  });

  test('D-BRD-02 a visitor who comes to the page for writing is sent to sign in', async ({ page, colleague }) => {
    const { id } = await addNotice(colleague);
    for (const place of [`${noticesPath}/create`, `${noticesPath}/edit/${id}`]) {
      await page.goto(place);
      await page.waitForURL(/\/admin\/login/);
    }
  });
});
