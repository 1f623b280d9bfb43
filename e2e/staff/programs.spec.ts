import { pngOf } from '../../testing/files.ts';
import { addProgram, card, listPrograms, opened, programsPath } from '../fixtures/programs-page.ts';
import { openKoreanKeyboard } from '../fixtures/hangul.ts';
import { press } from '../fixtures/hydrated.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';
import { bringBackFirst } from '../fixtures/versions.ts';

const save = { name: '저장', exact: true };

test.describe('the office keeps the programs', () => {
  // A form that was refused is answered with 400, a stale one with 409 or 412.
  test.use({ expectedNoise: /the server responded with a status of 4\d\d/ });

  test('S-RT-05 S-PR-01 a program with a picture is written, changed and deleted', async ({
    page,
    enterAs,
    colleague,
  }) => {
    const title = `종이접기 ${unique()}`;
    await enterAs('editor');
    await page.goto(programsPath);
    await page.getByRole('link', { name: '프로그램 올리기' }).click();
    await expect(page.getByLabel('이름', { exact: true })).toBeFocused();
    await page.getByRole('button', save).click();
    await expect(page.getByRole('alert').first()).toContainText('요일');

    await page.getByLabel('이름', { exact: true }).fill(title);
    await page.getByRole('group', { name: '요일' }).getByLabel('수', { exact: true }).check();
    await page.getByLabel('시작하는 시각').fill('15:00');
    await page.getByLabel('장소').fill('공예실');
    await page.getByLabel('대상').fill('손이 심심하신 분');
    await page.getByLabel('내용').fill('색종이를 접습니다.\n\n종이는 있습니다.');
    await page.getByLabel('사진', { exact: true }).setInputFiles({
      name: '종이.png',
      mimeType: 'image/png',
      buffer: pngOf(640, 360),
    });
    const description = page.getByLabel('사진 설명');
    await expect(description).toBeVisible();
    await page.getByRole('button', save).click();
    await expect(page.getByRole('alert').first()).toContainText('사진');
    await description.fill('색종이로 접은 학');
    await page.getByRole('button', save).click();

    await expect(opened(page, title)).toContainText('수요일 오후 3시');
    await expect(opened(page, title).getByRole('img', { name: '색종이로 접은 학' })).toBeVisible();
    await expect(opened(page, title)).toContainText('손이 심심하신 분');

    await press(opened(page, title).getByRole('link', { name: '고치기' }));
    await page.getByLabel('장소').fill('마당');
    await page.getByRole('button', save).click();
    await expect(opened(page, title)).toContainText('마당');

    await press(opened(page, title).getByRole('button', { name: '삭제' }));
    const question = page.getByRole('dialog', { name: '정말 삭제하시겠습니까?' });
    await expect(question.getByRole('button', { name: '취소' })).toBeFocused();
    await question.getByRole('button', { name: '삭제' }).click();
    const binned = page.getByRole('status').filter({ hasText: '프로그램을 휴지통에 넣었습니다.' });
    await expect(binned).toBeFocused();
    await binned.getByRole('button', { name: '닫기' }).click();
    await expect(binned).toHaveCount(0);
    await expect(card(page, title)).toHaveCount(0);
    expect((await listPrograms(colleague)).some((each) => each.title === title)).toBe(false);

    await page.getByRole('button', { name: '휴지통', exact: true }).click();
    await page.getByRole('button', { name: `${title} 되살리기` }).click();
    await expect(page.getByRole('status').filter({ hasText: '프로그램을 되살렸습니다.' })).toBeVisible();
    await expect(card(page, title)).toHaveCount(1);
    await expect(page.getByRole('button', { name: `${title} 되살리기` })).toHaveCount(0);

    await card(page, title).click();
    await press(opened(page, title).getByRole('button', { name: '삭제' }));
    await question.getByRole('button', { name: '삭제' }).click();
    await expect(binned).toBeFocused();
  });

  test('S-PR-01 what was typed is kept with its picture, in Hangul, and offered to whoever comes back', async ({
    page,
    enterAs,
  }) => {
    await enterAs('editor');
    await page.goto(`${programsPath}/create`);
    await press(page.getByLabel('이름', { exact: true }));
    await page.getByLabel('사진', { exact: true }).setInputFiles({
      name: '붓.png',
      mimeType: 'image/png',
      buffer: pngOf(64, 36),
    });
    const korean = await openKoreanKeyboard(page);
    for (const [name, words] of [
      ['사진 설명', '먹을 듬뿍 묻힌 붓'],
      ['내용', '천천히 씁니다'],
      ['대상', '누구나'],
      ['장소', '큰방'],
      ['이름', '붓글씨'],
    ] as const) {
      await page.getByRole('textbox', { name, exact: true }).click();
      await korean.type(words);
    }
    await page.getByRole('link', { name: '그만두기' }).click();
    await expect(page).toHaveURL(new RegExp(`${programsPath}$`));
    await page.goto(`${programsPath}/create`);
    await press(page.getByRole('button', { name: '이어서 고치기' }));
    await expect(page.getByLabel('이름', { exact: true })).toHaveValue('붓글씨');
    await expect(page.getByLabel('장소')).toHaveValue('큰방');
    await expect(page.getByLabel('대상')).toHaveValue('누구나');
    await expect(page.getByLabel('내용')).toHaveValue('천천히 씁니다');
    await expect(page.getByLabel('사진 설명')).toHaveValue('먹을 듬뿍 묻힌 붓');
    await page.goto(`${programsPath}/create`);
    await press(page.getByRole('button', { name: '버리고 새로 고치기' }));
    await expect(page.getByLabel('이름', { exact: true })).toHaveValue('');
  });

  test('S-PR-01 what somebody else changed meanwhile is not deleted unseen', async ({ page, enterAs, colleague }) => {
    const { id, version: _version, ...before } = await addProgram(colleague, { title: `장기 ${unique()}` });
    await enterAs('editor');
    await page.goto(`${programsPath}/${id}`);
    await press(opened(page, before.title).getByRole('button', { name: '삭제' }));
    await colleague.call('PUT', `/program/${id}`, { ...before, place: '마당' });
    const question = page.getByRole('dialog', { name: '정말 삭제하시겠습니까?' });
    await question.getByRole('button', { name: '삭제' }).click();
    await expect(question.getByRole('alert')).toContainText('그사이 다른 분이 이 프로그램을 고쳤습니다.');
    await question.getByRole('button', { name: '취소' }).click();
    await expect(opened(page, before.title)).toContainText('마당');
  });

  test('S-PR-01 what a program said before is compared and brought back', async ({ page, enterAs, colleague }) => {
    const { id, version: _version, ...before } = await addProgram(colleague, { title: `윷놀이 ${unique()}` });
    await colleague.call('PUT', `/program/${id}`, { ...before, place: '마당' });
    await enterAs('editor');
    await page.goto(`${programsPath}/${id}`);
    await bringBackFirst(page, { first: '시험실', second: '마당' });
    await expect(opened(page, before.title)).toContainText('시험실');
    await colleague.call('DELETE', `/program/${id}`);
  });

  test('S-PR-01 a program is added once, however often 저장 is pressed while its draft is under way', async ({
    page,
    enterAs,
    colleague,
  }) => {
    const title = `두 번 누른 것 ${unique()}`;
    const { promise: isPressed, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/program/draft/new', async (route) => {
      await isPressed;
      await route.continue();
    });
    await enterAs('editor');
    await page.goto(`${programsPath}/create`);
    await press(page.getByLabel('이름', { exact: true }));
    const underWay = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByLabel('이름', { exact: true }).fill(title);
    await page.getByRole('group', { name: '요일' }).getByLabel('수', { exact: true }).check();
    await underWay;
    await page.getByRole('button', save).dblclick();
    letGo();
    await expect(opened(page, title)).toBeVisible();
    const added = (await listPrograms(colleague)).filter((each) => each.title === title);
    expect(added).toHaveLength(1);
    for (const { id } of added) await colleague.call('DELETE', `/program/${id}`);
  });

  test('S-PR-01 a stale save loses nothing', async ({ page, enterAs, colleague }) => {
    const { id, version: _version, ...before } = await addProgram(colleague, { title: `합창 ${unique()}` });
    await enterAs('editor');
    await page.goto(`${programsPath}/edit/${id}`);
    await press(page.getByLabel('장소'));
    await page.getByLabel('장소').fill('내가 정한 곳');
    await colleague.call('PUT', `/program/${id}`, { ...before, audience: '동료가 정한 분' });
    await press(page.getByRole('button', save));
    const conflict = page.getByRole('alert').filter({ hasText: '다른 분이 이 프로그램을 고쳤습니다' });
    await expect(conflict).toBeFocused();
    await conflict.getByRole('button', { name: '둘을 합치기' }).click();
    await page.getByRole('button', save).click();
    await expect(opened(page, before.title)).toContainText('내가 정한 곳');
    await expect(opened(page, before.title)).toContainText('동료가 정한 분');
  });
});

test.describe('a delete that fails', () => {
  test.use({ expectedNoise: /could not be deleted|Failed to load resource/ });

  test('S-PR-02 is logged, and the person is told', async ({ page, enterAs, colleague }) => {
    const { id, title } = await addProgram(colleague, { title: `바둑 ${unique()}` });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await enterAs('editor');
    await page.goto(`${programsPath}/${id}`);
    await page.route('**/api/program/*', (route) => route.abort());
    await press(opened(page, title).getByRole('button', { name: '삭제' }));
    await page.getByRole('dialog', { name: '정말 삭제하시겠습니까?' }).getByRole('button', { name: '삭제' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '삭제하지 못했습니다.' })).toBeFocused();
    await expect(opened(page, title)).toBeVisible();
    expect(logged.filter((line) => line.includes(`program ${id} could not be deleted`))).toHaveLength(1);
  });
});
