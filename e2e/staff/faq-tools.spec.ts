import type { Faq } from '@kidney/contract/content/faq/faq.schema.ts';
import type { Page } from '@playwright/test';
import { createButton, faqForm, faqPath, openCreate, openEdit, question, staffButtons } from '../fixtures/faq-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';
import { bringBackFirst } from '../fixtures/versions.ts';

let faq: Faq;
let other: Faq;
test.beforeEach(async ({ enterAs }) => {
  const editor = await enterAs('editor');
  faq = await editor.addFaq();
  other = await editor.addFaq();
});

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const kept = (page: Page) => expect(said(page, '임시 저장했습니다')).toBeVisible();
const offer = (page: Page) => page.getByRole('heading', { name: '고치던 글이 있습니다' });

for (const width of [390, 1280])
  test.describe(`questions at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('D-FAQ-11 a question that was deleted comes back from the bin', async ({ page, colleague }) => {
      await page.goto(faqPath);
      await press(staffButtons(page, faq.title).getByRole('button', { name: '삭제' }));
      await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
      await expect(said(page, '질문을 삭제했습니다.')).toBeVisible();
      await tool(page, '휴지통').click();
      await page.getByRole('button', { name: `${faq.title} 되살리기` }).click();
      await expect(said(page, '질문을 되살렸습니다.')).toBeVisible();
      await expect(question(page, faq.title)).toBeVisible();
      await tool(page, '휴지통 닫기').click();
      expect((await colleague.listFaq()).map(({ id }) => id)).toContain(faq.id);
    });

    test('D-FAQ-11 a question moves up the list by its button, and by the same key on', async ({ page, colleague }) => {
      await page.goto(faqPath);
      await press(tool(page, '순서 바꾸기'));
      const row = page
        .getByRole('group', { name: '질문의 순서' })
        .getByRole('group', { name: other.title, exact: true });
      await row.getByRole('button', { name: '위로' }).click();
      await expect(row.getByRole('button', { name: '위로' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(said(page, `${other.title} 순서를 바꿨습니다.`)).toBeVisible();
      const distance = async () => {
        const ids = (await colleague.listFaq()).map(({ id }) => id);
        return ids.indexOf(faq.id) - ids.indexOf(other.id);
      };
      await expect.poll(distance).toBeGreaterThan(0);
      await tool(page, '순서 바꾸기 마치기').click();
      await expect(question(page, faq.title)).toBeVisible();
    });

    test('D-FAQ-11 what a question said before is compared, looked at and comes back', async ({ page, colleague }) => {
      await colleague.changeFaq(faq, { des: '<p>나중 내용</p>' });
      await openEdit(page, faq.title);
      await bringBackFirst(page, { first: '처음', second: '나중' });
      await question(page, faq.title).locator('summary').click();
      await expect(question(page, faq.title)).toContainText('처음 내용');
    });

    test('D-FAQ-11 a question that is being typed is there again, until it is cancelled or saved', async ({ page }) => {
      const { title, editor } = await openCreate(page);
      await title.fill('쓰다 만 질문');
      await editor.fill('쓰다 만 답');
      await kept(page);
      await page.goto('/community/notices');
      await page.goto(faqPath);
      await press(createButton(page));
      await expect(offer(page)).toBeVisible();
      await tool(page, '이어서 고치기').click();
      const form = faqForm(page, '질문 추가');
      await expect(form.title).toHaveValue('쓰다 만 질문');
      await expect(form.editor).toHaveText('쓰다 만 답');
      await form.cancel.click();
      await press(createButton(page));
      await expect(form.title).toHaveValue('');
    });

    test('D-FAQ-11 what was typed over an older question is compared when it is saved', async ({ page, colleague }) => {
      const { title } = await openEdit(page, faq.title);
      await title.fill(`${faq.title} 내 제목`);
      await kept(page);
      await colleague.changeFaq(faq, { title: `${faq.title} 남의 제목` });
      await page.goto(faqPath);
      await press(staffButtons(page, `${faq.title} 남의 제목`).getByRole('button', { name: '고치기' }));
      await expect(page.getByText('그 뒤에 이 질문이 바뀌었습니다.')).toBeVisible();
      await tool(page, '이어서 고치기').click();
      const form = faqForm(page, '질문 고치기');
      await expect(form.title).toHaveValue(`${faq.title} 내 제목`);
      await form.confirm.click();
      await page.getByRole('button', { name: '내 글로 저장' }).click();
      await expect(said(page, '질문을 고쳤습니다.')).toBeVisible();
      await expect(question(page, `${faq.title} 내 제목`)).toBeVisible();
    });
  });

test('D-FAQ-11 a question is added once, however often 확인 is pressed while its draft is under way', async ({
  page,
  colleague,
}) => {
  const { promise: isPressed, resolve: letGo } = Promise.withResolvers<void>();
  const { title, editor, confirm } = await openCreate(page);
  await page.route('**/api/faq/draft/new', async (route) => {
    await isPressed;
    await route.continue();
  });
  const words = `두 번 누른 질문 ${faq.id}`;
  const underWay = page.waitForRequest((request) => request.method() === 'PUT');
  await title.fill(words);
  await editor.fill('답');
  await underWay;
  await confirm.dblclick();
  letGo();
  await expect(said(page, '질문을 추가했습니다.')).toBeVisible();
  expect((await colleague.listFaq()).filter((each) => each.title === words)).toHaveLength(1);
  await press(createButton(page));
  await expect(faqForm(page, '질문 추가').title).toHaveValue('');
});

test('D-FAQ-11 a card that is closed before its words are kept gives them back', async ({ page }) => {
  const { title } = await openCreate(page);
  await title.fill('닫기 전에 쓴 질문');
  await tool(page, '질문 추가 닫기').click();
  await createButton(page).click();
  await expect(offer(page)).toBeVisible();
  await tool(page, '이어서 고치기').click();
  await expect(faqForm(page, '질문 추가').title).toHaveValue('닫기 전에 쓴 질문');
});

test('D-FAQ-11 words that were thrown away are not offered again, however soon the card is opened', async ({
  page,
}) => {
  const { title, cancel } = await openCreate(page);
  await title.fill('버린 질문');
  await kept(page);
  const { promise: isOpened, resolve: letGo } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/api/faq/draft/new', async (route) => {
    if (route.request().method() === 'DELETE') await isOpened;
    asked.push(route.request().method());
    await route.continue();
  });
  await cancel.click();
  await createButton(page).click();
  await expect(said(page, '불러오는 중입니다.')).toBeVisible();
  letGo();
  await expect(title).toHaveValue('');
  expect(asked).toEqual(['DELETE', 'GET']);
});

test('D-FAQ-11 the open bin shows what is deleted below it', async ({ page }) => {
  await page.goto(faqPath);
  await press(tool(page, '휴지통'));
  await staffButtons(page, other.title).getByRole('button', { name: '삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByRole('button', { name: `${other.title} 되살리기` })).toBeVisible();
});

test('D-FAQ-11 what a question said before is not brought back over words that are being typed', async ({ page }) => {
  const { title } = await openEdit(page, faq.title);
  await title.fill('쓰는 중');
  await expect(tool(page, '고친 기록')).toHaveAttribute('aria-disabled', 'true');
  await tool(page, '고친 기록').press('Enter');
  await expect(page.getByRole('heading', { name: '고친 기록' })).toHaveCount(0);
});
