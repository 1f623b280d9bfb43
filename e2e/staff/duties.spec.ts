import { readFile } from 'node:fs/promises';
import type { Duty } from '@kidney/contract/office/duties/duties.schema.ts';
import type { Page } from '@playwright/test';
import { press } from '../fixtures/hydrated.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';
import { addDuty, removeDuty } from '../fixtures/staff-home.ts';

const path = '/admin/duties';
const duty = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const button = (page: Page, title: string, name: string) => duty(page, title).getByRole('button', { name });
const done = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeFocused();

test.describe('what has to be done every year', () => {
  test('D-OFF-02 the owner adds it, changes its day and deletes it', async ({ page, site, enterAs }) => {
    const title = `새로 할 일 ${unique()}`;
    try {
      await enterAs('owner');
      await page.goto(path);
      await press(page.getByRole('button', { name: '할 일 추가' }));
      const form = page.getByRole('form', { name: '해마다 할 일 추가' });
      await expect(form.getByLabel('할 일')).toBeFocused();
      await form.getByRole('button', { name: '저장' }).click();
      await expect(form.getByRole('alert').getByRole('link')).toHaveText([/^할 일: /]);
      await form.getByLabel('할 일').fill(title);
      await form.getByLabel('달', { exact: true }).selectOption('2월');
      await expect(form.getByLabel('날', { exact: true })).toHaveValue('28');
      await form.getByRole('button', { name: '저장' }).click();
      await done(page, '해마다 할 일을 넣었습니다.');
      await expect(duty(page, title)).toContainText('2월 28일까지');

      await button(page, title, '고치기').click();
      const edit = page.getByRole('form', { name: `${title} 고치기` });
      await edit.getByLabel('달', { exact: true }).selectOption('3월');
      await edit.getByRole('button', { name: '저장' }).click();
      await done(page, '해마다 할 일을 고쳤습니다.');
      await expect(duty(page, title)).toContainText('3월 28일까지');

      await button(page, title, '삭제').click();
      await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
      await done(page, '해마다 할 일을 삭제했습니다.');
      await expect(duty(page, title)).toHaveCount(0);
    } finally {
      await removeDuty(site, title);
    }
  });

  test('D-OFF-02 a tick moves it to the next year and can be taken back', async ({ page, site, enterAs }) => {
    const title = `마칠 일 ${unique()}`;
    await addDuty(site, title, '2030-06-30');
    try {
      await enterAs('owner');
      await page.goto(path);
      await press(button(page, title, '2030년 것 마침'));
      await done(page, '마친 일로 적었습니다.');
      await expect(duty(page, title)).toContainText('2031년 6월 30일까지');
      await expect(duty(page, title)).toContainText('2030년 것은');
      await button(page, title, '2030년 것 마침 되돌리기').click();
      await done(page, '아직 마치지 않은 일로 되돌렸습니다.');
      await expect(duty(page, title)).toContainText('2030년 6월 30일까지');
    } finally {
      await removeDuty(site, title);
    }
  });

  test('D-OFF-02 a tick that somebody else has set is not set twice', async ({ page, site, enterAs }) => {
    const title = `둘이 마칠 일 ${unique()}`;
    await addDuty(site, title, '2030-06-30');
    try {
      const owner = await enterAs('owner');
      await page.goto(path);
      await expect(button(page, title, '2030년 것 마침')).toBeVisible();
      const { id, version } = (await owner.call<Duty[]>('GET', '/duty')).find((each) => each.title === title) as Duty;
      await owner.call('POST', `/duty/${id}/tick`, { version });
      await press(button(page, title, '2030년 것 마침'));
      await expect(page.getByRole('alert').filter({ hasText: '그사이 다른 분이' })).toBeVisible();
      await expect(duty(page, title)).toContainText('2031년 6월 30일까지');
    } finally {
      await removeDuty(site, title);
    }
  });

  test('D-OFF-09 the list is kept as a file', async ({ page, site, enterAs }) => {
    const title = `파일에 실릴 일 ${unique()}`;
    await addDuty(site, title, '2030-06-30');
    try {
      await enterAs('editor');
      await page.goto(path);
      const download = page.waitForEvent('download');
      await press(page.getByRole('button', { name: 'CSV로 내려받기' }));
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^해마다-할-일-.*\.csv$/);
      expect(await readFile(await file.path(), 'utf8')).toContain(`${title},2030-06-30`);
    } finally {
      await removeDuty(site, title);
    }
  });

  test('D-OFF-02 an editor reads it and changes nothing; a driver is told that it is not theirs', async ({
    page,
    context,
    enterAs,
  }) => {
    await enterAs('editor');
    await page.goto(path);
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: /마침|고치기|삭제|추가/ })).toHaveCount(0);
    await context.clearCookies();
    await enterAs('driver');
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('이 화면은 맡은 직원만 볼 수 있습니다');
  });
});
