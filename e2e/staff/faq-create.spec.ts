import { createButton, faqPath, openCreate, question, summary } from '../fixtures/faq-page.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';
import { untilItReads, withVisitor } from '../fixtures/visitor.ts';

test.describe('adding a question', () => {
  test.beforeEach(async ({ enterAs }) => void (await enterAs('editor')));

  test('S-FAQ-03 the button opens and closes the card', async ({ page }) => {
    const { form, title, cancel } = await openCreate(page);
    await expect(title).toBeFocused();
    await expect(createButton(page)).toHaveAttribute('aria-expanded', 'true');
    await createButton(page).click();
    await expect(form).toHaveCount(0);
    await expect(createButton(page)).toHaveAttribute('aria-expanded', 'false');
    await createButton(page).click();
    await expect(form).toBeVisible();
    await cancel.click();
    await expect(form).toHaveCount(0);
    await expect(createButton(page)).toBeFocused();
  });

  test('S-FAQ-03 a card that was cancelled comes back empty', async ({ page }) => {
    const { title, editor, cancel } = await openCreate(page);
    await title.fill('쓰다 만 제목');
    await editor.fill('쓰다 만 내용');
    await cancel.click();
    await createButton(page).click();
    await expect(title).toHaveValue('');
    await expect(editor).toHaveText('');
  });

  test('S-FAQ-03 the editor has four marks and a Korean placeholder', async ({ page }) => {
    const { toolbar, editor } = await openCreate(page);
    await expect(toolbar.getByRole('button')).toHaveText([/굵게/, /기울임/, /밑줄/, /취소선/]);
    const placeholder = () =>
      editor
        .locator('p')
        .first()
        .evaluate((line) => getComputedStyle(line, '::before').content);
    expect(await placeholder()).toBe('"내용을 입력해 주십시오."');
    await editor.pressSequentially('글');
    expect(await placeholder()).toBe('none');
  });

  test('S-FAQ-03 each mark by its button and by the keyboard, and off again', async ({ page }) => {
    const { toolbar, editor } = await openCreate(page);
    await editor.click();
    for (const [label, shortcut, tag] of [
      ['굵게', 'Control+B', 'strong'],
      ['기울임', 'Control+I', 'em'],
      ['밑줄', 'Control+U', 'u'],
      ['취소선', 'Control+Shift+S', 's'],
    ] as const) {
      const button = toolbar.getByRole('button', { name: label });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(editor).toBeFocused();
      await page.keyboard.type('하나');
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.type(' 둘 ');
      await page.keyboard.press(shortcut);
      await page.keyboard.type('셋');
      await expect(editor.locator(tag)).toHaveText(['하나', '셋']);
      await expect(editor).toHaveText('하나 둘 셋');
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
    }
  });

  test('S-FAQ-03 S-FAQ-08 a question that was added is said so, shown to all, and the card is closed and empty', async ({
    page,
    browser,
    site,
  }) => {
    const name = `새 질문 ${unique()}`;
    const { form, title, editor, confirm } = await openCreate(page);
    await title.fill(`  ${name}  `);
    await editor.fill('첫 줄');
    await confirm.click();
    await expect(page.getByRole('status').filter({ hasText: '질문을 추가했습니다.' })).toBeFocused();
    await expect(form).toHaveCount(0);
    await summary(page, name).click();
    await expect(question(page, name).locator('p')).toHaveText('첫 줄');
    await createButton(page).click();
    await expect(title).toHaveValue('');

    await withVisitor(browser, site, async (visitor) => {
      await untilItReads(visitor, faqPath, { has: name });
      await expect(question(visitor, name)).toHaveCount(1);
    });
  });

  test('S-FAQ-08 the server’s own words are shown, and a default where it has none', async ({ page }) => {
    let message = '서버가 한 말입니다.';
    await page.route('**/api/faq', (route) =>
      route.fulfill({ json: { data: { id: 1, title: '', des: '', version: 1 }, message } }),
    );
    const { title, editor, confirm } = await openCreate(page);
    await title.fill('제목');
    await editor.fill('내용');
    await confirm.click();
    await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
    message = '';
    await createButton(page).click();
    await title.fill('제목');
    await editor.fill('내용');
    await confirm.click();
    await expect(page.getByRole('status').filter({ hasText: '질문을 추가했습니다.' })).toBeVisible();
  });
});

test.describe('pasting', () => {
  // The browser refuses the pasted text's own styles, and says so.
  test.use({ expectedNoise: /Applying inline style violates/ });
  test.beforeEach(async ({ enterAs }) => void (await enterAs('editor')));

  test('S-FAQ-03 nothing but the four marks gets in, whatever is pasted or pressed', async ({ page }) => {
    const { editor } = await openCreate(page);
    await editor.click();
    await editor.evaluate((area) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        '<h1>큰 제목</h1><ul><li><a href="https://example.com">목록 속 링크</a></li></ul><blockquote>인용</blockquote>' +
          '<p><span style="color:red"><b>굵은 글</b></span> <code>코드</code></p><img src="/favicon.svg"><table><tr><td>칸</td></tr></table>',
      );
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(editor).toContainText('목록 속 링크');
    await page.keyboard.press('Control+Alt+1');
    await page.keyboard.press('Control+Shift+8');
    const tags = await editor.evaluate((area) => [
      ...new Set([...area.querySelectorAll('*')].map(({ localName }) => localName)),
    ]);
    expect(tags.toSorted()).toEqual(['p', 'strong']);
    await expect(editor.locator('strong')).toHaveText('굵은 글');
  });
});

test.describe('a question that could not be added', () => {
  test.use({ expectedNoise: /status of (409|500)|net::ERR_FAILED/ });
  test.beforeEach(async ({ enterAs }) => void (await enterAs('editor')));

  const refusals = [
    [
      'a refusal says the server’s words',
      409,
      { code: 'LIMIT_REACHED', message: '질문은 200개까지 넣을 수 있습니다.' },
      '질문은 200개까지 넣을 수 있습니다.',
    ],
    [
      'a failure without words says that it failed',
      500,
      { code: 'INTERNAL', message: '' },
      '질문을 추가하지 못했습니다.',
    ],
    ['an exception says that an error occurred', 0, {}, '오류가 생겼습니다. 잠시 뒤 다시 해 주십시오.'],
  ] as const;
  for (const [what, status, body, words] of refusals) {
    test(`S-FAQ-08 ${what}, and what was typed stays`, async ({ page }) => {
      await page.route('**/api/faq', (route) =>
        status === 0 ? route.abort() : route.fulfill({ status, json: { requestId: 'r', ...body } }),
      );
      const { title, editor, confirm } = await openCreate(page);
      await title.fill('제목');
      await editor.fill('내용');
      await confirm.click();
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeFocused();
      await expect(title).toHaveValue('제목');
      await expect(editor).toHaveText('내용');
      await page.unroute('**/api/faq');
      await title.fill(`다시 ${unique()}`);
      await confirm.click();
      await expect(page.getByRole('status').filter({ hasText: '질문을 추가했습니다.' })).toBeVisible();
    });
  }
});
