import { asOwner } from '../fixtures/database.ts';
import { press } from '../fixtures/hydrated.ts';
import {
  addIssue,
  aPdf,
  changeIssue,
  drawingTime,
  drawnIssue,
  freeNumber,
  newslettersPath,
  pdfOfSample,
} from '../fixtures/newsletters-page.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';
import { bringBackFirst } from '../fixtures/versions.ts';
import { withVisitor } from '../fixtures/visitor.ts';

// A form that was refused is answered with 400, a stale one with 409 or 412.
test.use({ expectedNoise: /the server responded with a status of 4\d\d/ });
test.beforeEach(() => test.setTimeout(drawingTime + 120_000));

const save = { name: '저장', exact: true };

test.describe('the office keeps the newsletter', () => {
  test('D-NWL-01 an issue is put in, its pages are made, a page is put right, and all of it is read', async ({
    page,
    site,
    browser,
    enterAs,
  }) => {
    const title = `겨울호 ${unique()}`;
    await enterAs('editor');
    await page.goto(newslettersPath);
    await press(page.getByRole('link', { name: '소식지 올리기' }));
    await press(page.getByRole('button', save));
    await expect(page.getByRole('alert').first()).toContainText('PDF 파일을 올려 주십시오.');
    await page.getByLabel('호수').fill(String(freeNumber()));
    await page.getByRole('textbox', { name: '제목' }).fill(title);
    await page.getByLabel('펴낸 날').fill('2026-11-01');
    await page
      .getByLabel('PDF 파일', { exact: true })
      .and(page.locator('input'))
      .setInputFiles(aPdf('Winter cover', '난방과 혈압'));
    await expect(page.getByRole('list', { name: 'PDF 파일: 올린 파일' })).toContainText('소식지.pdf');
    await page.getByRole('textbox', { name: '요약' }).fill('따뜻하게 지내는 법을 담았습니다.');
    await page.getByRole('button', save).click();

    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    // Another journey may have started this site's worker: then it is under way, or done.
    const drawing = /곧 만들기 시작합니다|만들고 있습니다|모두 만들었습니다/;
    await expect(page.getByRole('status').filter({ hasText: drawing })).toBeVisible();
    await withVisitor(browser, site, async (visitor) => {
      await visitor.goto(page.url());
      await expect(visitor.getByRole('link', { name: /PDF 내려받기/ })).toBeVisible();
      await expect(visitor.getByRole('main')).not.toContainText('직원에게만');
    });

    await site.startWorker();
    await expect(page.getByRole('status').filter({ hasText: '쪽 그림 2장을 모두 만들었습니다.' })).toBeVisible({
      timeout: drawingTime,
    });
    await page.getByRole('link', { name: '2쪽' }).click();
    await expect(page.getByRole('region', { name: '2쪽의 글' })).toContainText('난방과 혈압');
    await press(page.getByRole('button', { name: '이 쪽의 글 고치기' }));
    await page.getByRole('textbox', { name: '2쪽의 글' }).fill('난방과 혈압 이야기\n\n실내 온도를 알맞게 둡니다.');
    await page.getByRole('button', save).click();
    await expect(page.getByRole('status').filter({ hasText: '이 쪽의 글을 고쳤습니다.' })).toBeVisible();
    await withVisitor(browser, site, async (visitor) => {
      await visitor.goto(page.url());
      await expect(visitor.getByRole('region', { name: '2쪽의 글' })).toContainText('실내 온도를 알맞게 둡니다.');
    });
  });

  test('D-NWL-01 an issue is hidden, shown, put into the bin and taken out again', async ({
    page,
    site,
    browser,
    enterAs,
    colleague,
  }) => {
    const title = `봄호 ${unique()}`;
    const file = await pdfOfSample(colleague, await drawnIssue(site));
    const { id } = await addIssue(colleague, file.id, { title });
    const at = `${newslettersPath}/${id}`;
    await enterAs('editor');
    await page.goto(at);
    await press(page.getByRole('button', { name: '숨기기' }));
    await expect(page.getByText('숨겨 둔 소식지입니다.')).toBeVisible();
    await withVisitor(browser, site, async (visitor) => {
      await expect.poll(async () => (await visitor.goto(at))?.status()).toBe(404);
    });
    await page.goto(newslettersPath);
    await press(page.getByRole('button', { name: '숨긴 소식지' }));
    await page.getByRole('list', { name: '숨긴 소식지' }).getByRole('link', { name: title }).click();
    await press(page.getByRole('button', { name: '보이기' }));
    await expect(page.getByText('누리집에 보입니다.', { exact: true })).toBeVisible();

    await press(page.getByRole('button', { name: '삭제' }));
    await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
    await expect(page.getByRole('status').filter({ hasText: '휴지통에 넣었습니다' })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    await press(page.getByRole('button', { name: '휴지통' }));
    await page.getByRole('button', { name: `${title} 되살리기` }).click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await colleague.call('DELETE', `/newsletter/${id}`);
  });

  test('D-NWL-01 what was typed is kept with its file, and a stale save loses nothing', async ({
    page,
    site,
    enterAs,
    colleague,
  }) => {
    const file = await pdfOfSample(colleague, await drawnIssue(site));
    const before = await addIssue(colleague, file.id, { title: `여름호 ${unique()}` });
    await enterAs('editor');
    await page.goto(`${newslettersPath}/edit/${before.id}`);
    const field = page.getByRole('textbox', { name: '제목' });
    const typeAndComeBack = async (words: string) => {
      await press(field);
      await field.fill(words);
      await expect(page.getByRole('status').filter({ hasText: '임시 저장했습니다' })).toBeVisible();
      await page.goto(`${newslettersPath}/edit/${before.id}`);
    };
    await typeAndComeBack('잘못 쓴 제목');
    await press(page.getByRole('button', { name: '버리고 새로 고치기' }));
    await expect(field).toHaveValue(before.title);
    await page.reload();
    await expect(field).toHaveValue(before.title);
    await typeAndComeBack('내가 정한 제목');
    await press(page.getByRole('button', { name: '이어서 고치기' }));
    await expect(field).toHaveValue('내가 정한 제목');
    await expect(page.getByRole('list', { name: 'PDF 파일: 올린 파일' })).toContainText(file.name);

    await changeIssue(colleague, before, { summary: '<p>동료가 쓴 요약</p>' });
    await press(page.getByRole('button', save));
    const conflict = page.getByRole('alert').filter({ hasText: '다른 분이 이 소식지를 고쳤습니다' });
    await expect(conflict).toBeFocused();
    await conflict.getByRole('button', { name: '둘을 합치기' }).click();
    await expect(page.getByRole('textbox', { name: '요약' })).toContainText('동료가 쓴 요약');
    await page.getByRole('button', save).click();
    await expect(page.getByRole('heading', { name: '내가 정한 제목', level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('동료가 쓴 요약');
    await colleague.call('DELETE', `/newsletter/${before.id}`);
  });

  test('D-NWL-02 pages that could not be made are made when somebody asks again', async ({
    page,
    site,
    enterAs,
    colleague,
  }) => {
    const file = await pdfOfSample(colleague, await drawnIssue(site));
    const { id } = await addIssue(colleague, file.id, { title: `다시 만들 호 ${unique()}` });
    await enterAs('editor');
    await page.goto(`${newslettersPath}/${id}`);
    const made = page.getByRole('status').filter({ hasText: '쪽 그림 3장을 모두 만들었습니다.' });
    await expect(made).toBeVisible({ timeout: drawingTime });
    await asOwner(
      site,
      `delete from newsletter_pages where newsletter_id = ${id}`,
      `update newsletters set drawing = 'failed', drawing_problem = 'unknown' where id = ${id}`,
    );
    await page.reload();
    const failed = page.getByRole('alert').filter({ hasText: '쪽 그림을 만들다가 오류가 생겼습니다.' });
    await expect(failed).toBeVisible();
    await press(page.getByRole('button', { name: '쪽 그림 다시 만들기' }));
    await expect(page.getByRole('status').filter({ hasText: '다시 만들기 시작했습니다.' })).toBeFocused();
    await expect(failed).toHaveCount(0);
    await expect(made).toBeVisible({ timeout: drawingTime });
    await expect(page.getByRole('link', { name: '3쪽' })).toBeVisible();
    await colleague.call('DELETE', `/newsletter/${id}`);
  });

  test('D-NWL-01 what an issue said before is compared and brought back', async ({
    page,
    site,
    enterAs,
    colleague,
  }) => {
    const file = await pdfOfSample(colleague, await drawnIssue(site));
    const before = await addIssue(colleague, file.id, { title: `특집호 ${unique()}` });
    await changeIssue(colleague, before, { summary: '<p>새로 쓴 글</p>' });
    await enterAs('editor');
    await page.goto(`${newslettersPath}/${before.id}`);
    await bringBackFirst(page, { first: '요약입니다', second: '새로 쓴 글' });
    await expect(page.getByRole('region', { name: '이번 호에는' })).toContainText('요약입니다.');
    await colleague.call('DELETE', `/newsletter/${before.id}`);
  });
});
