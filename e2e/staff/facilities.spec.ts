import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { xlsxOf } from '../../testing/xlsx.ts';
import {
  addClinic,
  changeClinic,
  clinic,
  clinicsPath,
  count,
  listClinics,
  openClinic,
  staffButtons,
} from '../fixtures/clinics-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

// A form that was refused, and a file that cannot be read, are answered with 400.
test.use({ expectedNoise: /the server responded with a status of (400|409)/ });

const headings = ['이름', '구·군', '주소', '전화', '시간대', '요일', '확인일'];
const done = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

async function choose(page: Page, name: string, buffer: Buffer) {
  await press(page.getByRole('button', { name: '파일로 올리기' }));
  await page.getByLabel('올릴 파일').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test.describe('the office keeps the list of clinics', () => {
  test('D-CLN-01 a clinic is imported, edited, filtered and deleted', async ({ page, enterAs, colleague }) => {
    const name = `들여온의원 ${unique()}`;
    await enterAs('editor');
    await page.goto(clinicsPath);
    const rows = [
      headings,
      [name, '동구', '울산광역시 동구 예시로 9', '052-000-0909', '오전, 야간', '화·목·토', new Date('2026-11-14')],
    ];
    await choose(page, '병원.xlsx', xlsxOf(rows));
    const row = page.getByRole('table').getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('새로 넣음');
    expect((await listClinics(colleague)).some((each) => each.name === name)).toBe(false);
    await page.getByRole('button', { name: '이대로 올리기' }).click();
    await done(page, '1곳을 추가하고 0곳을 고쳤습니다.');

    const form = await openClinic(page, name);
    await expect(form.getByLabel('이름')).toBeFocused();
    await form.getByLabel('전화', { exact: true }).fill('052-000-0910');
    await form.getByRole('group', { name: '시간대' }).getByLabel('야간').uncheck();
    await form.getByRole('group', { name: '시간대' }).getByLabel('오후').check();
    await form.getByRole('group', { name: '휠체어' }).getByLabel('예', { exact: true }).check();
    await form.getByLabel('평가 등급').fill('1등급');
    await form.getByLabel('평가 연도').fill('2023');
    await form.getByRole('button', { name: '저장' }).click();
    await done(page, '병원 정보를 고쳤습니다.');
    await expect(clinic(page, name).getByRole('link', { name: /전화/ })).toHaveAttribute('href', 'tel:052-000-0910');

    await page.goto(`${clinicsPath}?district=동구&shift=afternoon&days=tts`);
    await expect(clinic(page, name)).toContainText('1등급, 2023년 평가');
    await expect(clinic(page, name)).toContainText('휠체어 가능');
    await page.goto(`${clinicsPath}?district=동구&shift=night`);
    await expect(clinic(page, name)).toHaveCount(0);

    await page.goto(`${clinicsPath}?district=동구`);
    await press(staffButtons(page, name).getByRole('button', { name: '삭제' }));
    const dialog = page.getByRole('dialog', { name: '이 병원을 삭제할까요?' });
    await expect(dialog.getByRole('button', { name: '취소' })).toBeFocused();
    await dialog.getByRole('button', { name: '삭제' }).click();
    await done(page, '병원을 삭제했습니다.');
    await expect(clinic(page, name)).toHaveCount(0);
    expect((await listClinics(colleague)).some((each) => each.name === name)).toBe(false);
  });

  test('D-CLN-01 a file with mistakes shows them by row, and cannot be taken over', async ({
    page,
    enterAs,
    colleague,
  }) => {
    await enterAs('editor');
    await page.goto(clinicsPath);
    const before = (await listClinics(colleague)).length;
    const name = `좋은의원 ${unique()}`;
    const csv = [
      headings.join(','),
      `${name},남구,주소,052-000-0001,오전,월수금,2026-11-14`,
      '나쁜의원,서울,주소,전화 없음,새벽,월수금,어제',
    ];
    await choose(page, '병원.csv', Buffer.from(csv.join('\n')));
    const row = page.getByRole('table').getByRole('row').filter({ hasText: '나쁜의원' });
    await expect(row.getByRole('cell').first()).toHaveText('3');
    for (const words of [
      '틀림',
      '구·군: 이 지역의 구·군을 골라',
      '전화: 전화번호는',
      '시간대: 오전, 오후, 야간',
      '확인일: 날짜는',
    ]) {
      await expect(row).toContainText(words);
    }
    await expect(page.getByRole('alert')).toContainText('틀린 줄이 있어 올릴 수 없습니다');
    await expect(page.getByRole('button', { name: '이대로 올리기' })).toHaveCount(0);
    expect(await listClinics(colleague)).toHaveLength(before);

    await page
      .getByLabel('올릴 파일')
      .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2') });
    await expect(page.getByText('첫 줄에 이 열이 없습니다')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });

  test('D-CLN-01 a list that changed after the preview is shown anew before it is taken over', async ({
    page,
    enterAs,
    colleague,
  }) => {
    const name = `겹친의원 ${unique()}`;
    await enterAs('editor');
    await page.goto(clinicsPath);
    await choose(
      page,
      '병원.xlsx',
      xlsxOf([headings, [name, '북구', '주소', '052-000-0001', '오전', '월수금', '2026-11-14']]),
    );
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('새로 넣음');
    await addClinic(colleague, { name, district: '북구', phone: '052-000-0002' });
    await page.getByRole('button', { name: '이대로 올리기' }).click();
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('전화: 052-000-0002 → 052-000-0001');
    await expect(page.getByText('미리 보신 뒤에 목록이 바뀌었습니다')).toBeVisible();
    await page.getByRole('button', { name: '이대로 올리기' }).click();
    await done(page, '0곳을 추가하고 1곳을 고쳤습니다.');
  });

  test('D-CLN-01 the list goes out as a file that comes back in unchanged', async ({ page, enterAs }) => {
    await enterAs('editor');
    await page.goto(clinicsPath);
    const download = page.waitForEvent('download');
    await press(page.getByRole('button', { name: 'CSV로 내려받기' }));
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^울산-인공신장실-.*\.csv$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from('\uFEFF'));
    await choose(page, '그대로.csv', bytes);
    await expect(page.getByRole('status').filter({ hasText: '새로 넣음 0곳, 바뀜 0곳' })).toBeVisible();
    await expect(page.getByText('바뀌는 것이 없습니다.')).toBeVisible();
  });
});

test.describe('a clinic’s form', () => {
  test('D-CLN-01 says what is wrong where it is wrong, and keeps what was typed', async ({
    page,
    enterAs,
    colleague,
  }) => {
    const name = `새의원 ${unique()}`;
    await enterAs('editor');
    await page.goto(`${clinicsPath}?district=중구`);
    await press(page.getByRole('button', { name: '병원 추가' }));
    const form = page.getByRole('form', { name: '병원 추가' });
    await form.getByLabel('이름').fill(name);
    await form.getByLabel('투석 기계').fill('스물');
    await form.getByRole('button', { name: '저장' }).click();
    const summary = form.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([/^주소: /, /^전화: /, /^투석 기계/]);
    await summary.getByRole('link', { name: /^전화/ }).click();
    await expect(form.getByLabel('전화', { exact: true })).toBeFocused();
    await expect(form.getByLabel('이름')).toHaveValue(name);
    await form.getByLabel('전화', { exact: true }).fill('052-000-0123');
    await form.getByLabel('주소').fill('울산광역시 중구 예시로 3');
    await form.getByLabel('투석 기계').fill('20');
    await form.getByRole('button', { name: '저장' }).click();
    await done(page, '병원을 추가했습니다.');
    await expect(clinic(page, name)).toContainText('20대');
    expect(await listClinics(colleague)).toContainEqual(
      expect.objectContaining({ name, district: '중구', machines: 20 }),
    );
  });

  test('D-CLN-01 a stale save loses nothing: what both changed can be put together', async ({
    page,
    enterAs,
    colleague,
  }) => {
    const before = await addClinic(colleague, { name: `둘의원 ${unique()}`, district: '남구' });
    await enterAs('editor');
    await page.goto(`${clinicsPath}?district=남구`);
    const form = await openClinic(page, before.name);
    await form.getByLabel('전화', { exact: true }).fill('052-000-0777');
    await changeClinic(colleague, before, { address: '동료가 고친 주소', phone: '052-000-0555' });
    await form.getByRole('button', { name: '저장' }).click();
    const conflict = page.getByRole('alert').filter({ hasText: '그사이 다른 분이 이 병원을 고쳤습니다' });
    await expect(conflict).toBeFocused();
    await expect(conflict).toContainText('동료가 고친 주소');
    await expect(form.getByLabel('전화', { exact: true })).toHaveValue('052-000-0777');
    await conflict.getByRole('button', { name: '둘을 합치기' }).click();
    await expect(form.getByLabel('주소')).toHaveValue('동료가 고친 주소');
    await expect(form.getByLabel('전화', { exact: true })).toHaveValue('052-000-0777');
    await form.getByRole('button', { name: '저장' }).click();
    await done(page, '병원 정보를 고쳤습니다.');
    expect(await listClinics(colleague)).toContainEqual(
      expect.objectContaining({ id: before.id, address: '동료가 고친 주소', phone: '052-000-0777', version: 3 }),
    );
  });

  test('D-AU-11 a driver and a visitor see the list and nothing to change it with', async ({ page, enterAs }) => {
    for (const enter of [async () => undefined, () => enterAs('driver')]) {
      await enter();
      await page.goto(clinicsPath);
      await expect(count(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('button', { name: /병원 추가|고치기|삭제|올리기|내려받기/ })).toHaveCount(0);
    }
  });
});
