import type { PostSource } from '@kidney/contract/content/boards/boards.schema.ts';
import type { Page } from '@playwright/test';
import { pdfOf } from '../../testing/files.ts';
import { startSiteProcess } from '../../testing/process.ts';
import { draftLine, noticesPath, picture, pressed, startWriting, textOf } from '../fixtures/board-pages.ts';
import { fromHwp, paste } from '../fixtures/clipboard.ts';
import { asOwner } from '../fixtures/database.ts';
import { signInStaff, unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

// A site that was killed answers nothing.
test.use({ expectedNoise: /net::ERR_/ });

/** Everything that a notice of the office has: words, a table from HWP, three pictures with words, two files. */
async function writeNotice(page: Page, title: string): Promise<void> {
  await page.getByLabel('제목', { exact: true }).fill(title);
  await textOf(page).click();
  await page.keyboard.type('12월 운행을 알려 드립니다.');
  await page.keyboard.press('Enter');
  await paste(textOf(page), fromHwp);
  await expect(textOf(page).getByRole('cell', { name: '쉽니다' })).toBeVisible();
  await textOf(page).press('Control+End');
  await page.getByLabel('내용: 사진 고르기').setInputFiles([1, 2, 3].map((place) => picture(`사진${place}.png`)));
  for (const place of [1, 2, 3]) await page.getByLabel(`사진 ${place} 설명`).fill(`차량 사진 ${place}`);
  const files = ['신청서.pdf', '일정.pdf'].map((name) => ({
    name,
    mimeType: 'application/pdf',
    buffer: pdfOf(name),
  }));
  await page.getByLabel('첨부 파일', { exact: true }).setInputFiles(files);
  const list = page.getByRole('list', { name: '첨부 파일: 올린 파일' });
  for (const { name } of files) await expect(list.getByText(name, { exact: true })).toBeVisible();
  await expect(draftLine(page)).toBeVisible();
}

/** What a visitor has to see of it. */
async function expectNotice(page: Page, title: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(main.getByRole('cell', { name: '쉽니다' })).toBeVisible();
  for (const place of [1, 2, 3]) {
    const shown = main.getByRole('img', { name: `차량 사진 ${place}` });
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  expect(await main.locator('[style], [class^="HStyle"]').count()).toBe(0);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/files\//);
  for (const name of ['신청서.pdf', '일정.pdf']) {
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: `${name} 내려받기` }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
}

test.describe('a notice with everything', () => {
  test.slow();

  test('D-BRD-03 is scheduled, and visitors see it at its time on every node', async ({
    page,
    browser,
    site,
    enterAs,
  }) => {
    const nodes = [site.origin, await site.startAnother()];
    const editor = await enterAs('editor');
    const title = `차량 안내 ${unique()}`;
    await startWriting(page);
    await writeNotice(page, title);
    await pressed(page, '미리보기');
    await expect(page.getByRole('heading', { name: '미리보기' })).toBeFocused();
    await expect(page.getByRole('img', { name: '차량 사진 3' })).toBeVisible();
    await pressed(page, '계속 고치기');
    await page.getByRole('radio', { name: '때를 정해 올리기' }).check();
    await page.getByLabel('올릴 날과 시각').fill('2099-12-01T09:00');
    await pressed(page, '예약하기');
    await page.waitForURL(`${site.origin}${noticesPath}`);
    await pressed(page, '예약·보관한 글');
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('2099년 12월 1일 오전 9:00');

    // Its time is brought near; from here on nothing is told to anybody.
    const { posts } = await editor.call<{ posts: PostSource[] }>('GET', '/notice/unlisted');
    const id = posts.find((post) => post.title === title)?.id;
    const due = new Date(Date.now() + 4_000);
    await asOwner(site, `update posts set published_at = '${due.toISOString()}' where id = ${id}`);
    for (const node of nodes) {
      await expect
        .poll(
          async () => {
            const isListed = (await (await fetch(`${node}${noticesPath}`)).text()).includes(title);
            if (isListed) expect(Date.now(), 'not before its time').toBeGreaterThanOrEqual(due.getTime());
            return isListed;
          },
          { intervals: [50, 200] },
        )
        .toBe(true);
      const visitor = await browser.newPage();
      await visitor.goto(`${node}${noticesPath}/${id}`);
      await expectNotice(visitor, title);
      await visitor.close();
    }
  });

  test('D-BRD-03 a crash between upload and save loses nothing that was confirmed', async ({ page, browser }) => {
    await using site = await startSiteProcess(process.env['E2E_ADMIN_URL'] as string);
    await (await signInStaff(site, 'editor')).enter(page.context());
    const title = `정전 뒤의 글 ${unique()}`;
    await startWriting(page, `${site.origin}${noticesPath}`);
    await writeNotice(page, title);

    await site.kill();
    await pressed(page, '올리기');
    await expect(page.getByRole('alert').first()).toBeFocused();
    await site.startAgain();
    await page.goto(`${site.origin}${noticesPath}/create`);
    await page.getByRole('button', { name: '이어서 고치기' }).click();
    await expect(page.getByLabel('제목', { exact: true })).toHaveValue(title);
    for (const place of [1, 2, 3])
      await expect(page.getByLabel(`사진 ${place} 설명`)).toHaveValue(`차량 사진 ${place}`);
    await pressed(page, '올리기');
    await page.waitForURL(new RegExp(`${noticesPath}/\\d+$`));
    const visitor = await browser.newPage();
    await visitor.goto(page.url());
    await expectNotice(visitor, title);
    await visitor.close();
  });
});
