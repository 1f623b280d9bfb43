import type { Page } from '@playwright/test';
import { done } from '../fixtures/cases.ts';
import { press } from '../fixtures/hydrated.ts';
import { officeMenu, openOfficeMenu } from '../fixtures/office-frame.ts';
import { foundRow, goWithSearch, slash } from '../fixtures/office-search.ts';
import { expect, test } from '../fixtures/site.ts';
import { countedRows, noTours } from '../fixtures/tours.ts';

const sample = '연습 신청인';
const step = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const isDone = (page: Page, title: string) => expect(step(page, title)).toContainText('했습니다');

test.use({ viewport: { width: 1280, height: 900 } });
test.afterEach(({ site }) => noTours(site));

/** From the list of steps to the real screen of one. */
async function open(page: Page, title: string) {
  await page.goto('/admin/tour');
  await press(step(page, title).getByRole('link'));
}

async function say(page: Page, title: string) {
  await press(page.getByRole('button', { name: `했습니다: ${title}` }));
  await expect(page.getByRole('button', { name: `다시 하기: ${title}` })).toBeVisible();
  await expect(step(page, title).getByRole('link')).toBeFocused();
}

test('D-OFF-22 a colleague does all eight on the real screens, leaves in between, and its end leaves no trace', async ({
  page,
  site,
  enterAs,
}) => {
  test.slow();
  await noTours(site);
  await enterAs('dispatcher');
  const before = await countedRows(site);
  await page.goto('/admin');
  await openOfficeMenu(page, '오늘');
  await press(officeMenu(page).getByRole('link', { name: '첫날 연습' }));
  await press(page.getByRole('button', { name: '연습 시작' }));
  await done(page, '연습을 시작합니다.');
  await expect(page.getByRole('article')).toHaveCount(8);

  await open(page, '오늘 할 일 보기');
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/tour');
  await say(page, '오늘 할 일 보기');

  await goWithSearch(page, '/admin');
  await slash(page);
  await page.keyboard.insertText(sample);
  await expect(foundRow(page, new RegExp(`^${sample}`))).toBeVisible();
  await page.goto('/admin/tour');
  await say(page, '이름으로 찾기');

  const end = /끝 네 자리에 (\d{4})/.exec((await step(page, '전화 메모 남기기').textContent()) ?? '')?.[1] ?? '';
  await open(page, '전화 메모 남기기');
  const form = page.getByRole('form', { name: '전화 메모' });
  await press(form.getByLabel('누가 전화하셨습니까?'));
  await form.getByLabel('누가 전화하셨습니까?').fill('연습');
  await form.getByLabel('번호 끝 네 자리').fill(end);
  await form.getByLabel('무슨 일로').fill('첫날 연습입니다.');
  await form.getByRole('button', { name: '메모 남기기' }).click();
  await done(page, '메모를 남겼습니다.');

  // Left here, on another screen; taken up where it was.
  await page.goto('/admin/duties');
  await page.goto('/admin/tour');
  await expect(page.getByRole('main')).toContainText('8가지 가운데 5가지가 남았습니다.');
  await isDone(page, '전화 메모 남기기');

  await open(page, '메모를 신청 기록에 남기기');
  await press(page.getByRole('button', { name: `${sample} 님 신청 기록에 남기기` }));
  await done(page, '신청 기록에 남겼습니다.');

  await open(page, '연락 적기');
  await press(page.getByRole('button', { name: '연락 적기' }));
  await page.getByRole('button', { name: '연락 저장' }).click();
  await done(page, '적었습니다.');

  await open(page, '답 하나 고치기');
  await press(page.getByRole('button', { name: '주소 고치기', exact: true }));
  const address = page.getByRole('form', { name: '주소 고치기' });
  await address.getByRole('textbox').fill('연습 주소 2');
  await address.getByRole('button', { name: '저장' }).click();
  await expect(address).toHaveCount(0);

  await open(page, '다음 단계로 옮기기');
  await press(page.getByRole('button', { name: '단계 옮기기' }));
  await done(page, '단계를 옮겼습니다.');

  await page.goto('/admin/tour');
  for (const title of ['메모를 신청 기록에', '연락 적기', '답 하나 고치기', '다음 단계로 옮기기'])
    await isDone(page, title);
  await press(page.getByRole('button', { name: '건너뛰기: 도움말과 단축키 보기' }));
  await press(page.getByRole('button', { name: '다시 하기: 도움말과 단축키 보기' }));
  await say(page, '도움말과 단축키 보기');
  await expect(page.getByRole('main')).toContainText('8가지를 모두 마쳤습니다.');
  await press(page.getByRole('button', { name: '연습 마치기' }));
  await done(page, '연습하며 만든 것을 모두 지웠습니다.');
  await expect(page.getByRole('button', { name: '다시 연습하기' })).toBeVisible();
  expect(await countedRows(site)).toEqual(before);
});

test('D-OFF-22 whoever takes no calls has no tour', async ({ page, enterAs }) => {
  await enterAs('editor');
  await page.goto('/admin/tour');
  await expect(page.getByRole('button', { name: '연습 시작' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('맡은 직원만 볼 수 있습니다');
});
