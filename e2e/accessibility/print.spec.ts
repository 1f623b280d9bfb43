import { faqPath } from '../fixtures/faq-page.ts';
import { expect, test } from '../fixtures/site.ts';

test('the FAQ prints with every answer, and without menus, bars and buttons', async ({ page }) => {
  await page.goto(faqPath);
  const items = page.locator('main details');
  const count = await items.count();
  expect(count).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'print' });

  const answers = items.locator('summary + div');
  await expect(answers).toHaveCount(count);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  const tops = await answers.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops, 'below one another').toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(count);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '052-000-0000' })).toBeVisible();
  for (const menu of await page.locator('nav, form, header details').all()) await expect(menu).toBeHidden();
  for (const control of await page.getByRole('button').all()) await expect(control).toBeHidden();
  await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeHidden();
});
