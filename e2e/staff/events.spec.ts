import { addEvent, changeEvent, dayFromNow, eventsPath, readEvent } from '../fixtures/events-page.ts';
import { openKoreanKeyboard } from '../fixtures/hangul.ts';
import { press } from '../fixtures/hydrated.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';
import { bringBackFirst } from '../fixtures/versions.ts';

// A form that was refused is answered with 400, a stale one with 409 or 412.
test.use({ expectedNoise: /the server responded with a status of 4\d\d/ });

const save = { name: '저장', exact: true };
const kept = '임시 저장했습니다';

test.describe('the office keeps the events', () => {
  test('D-EVT-01 an event that repeats is written, shows its next days, goes into the bin and comes back', async ({
    page,
    enterAs,
  }) => {
    const title = `자조 모임 ${unique()}`;
    await enterAs('editor');
    await page.goto(eventsPath);
    await page.getByRole('link', { name: '행사 올리기' }).click();
    await page.getByRole('textbox', { name: '제목' }).fill(title);
    await press(page.getByRole('button', save));
    await expect(page.getByRole('alert').first()).toContainText('날짜를 골라 주십시오.');
    await page.getByLabel('날짜', { exact: true }).fill('2031-03-14');
    await page.getByLabel('시작하는 시각').fill('10:30');
    await page.getByLabel('매주 같은 요일').check();
    await page.getByRole('textbox', { name: '횟수' }).fill('6');
    const preview = page.getByRole('region', { name: '반복 미리 보기' });
    await expect(preview).toContainText('매주 금요일, 모두 6번');
    await expect(preview.getByRole('listitem')).toHaveCount(5);
    await preview.getByRole('button', { name: '3월 21일(금) 빼기' }).click();
    await expect(preview.getByRole('list', { name: '쉬는 날' })).toContainText('2031년 3월 21일');
    await page.getByLabel('장소').fill('강당');
    await page.getByRole('textbox', { name: '내용' }).fill('함께 이야기합니다.');
    await page.getByRole('button', save).click();

    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('매주 금요일, 모두 6번');
    await expect(page.getByRole('main')).not.toContainText('3월 21일');
    await expect(page.getByRole('main')).toContainText('함께 이야기합니다.');

    await press(page.getByRole('button', { name: '삭제' }));
    await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
    await expect(page.getByRole('status').filter({ hasText: '휴지통에 넣었습니다' })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    await page.getByRole('button', { name: '휴지통' }).click();
    await page.getByRole('button', { name: `${title} 되살리기` }).click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });

  test('D-EVT-01 what was typed is kept, and offered to whoever comes back', async ({ page, enterAs }) => {
    const title = `쓰다 만 행사 ${unique()}`;
    await enterAs('editor');
    await page.goto(`${eventsPath}/create`);
    await press(page.getByRole('textbox', { name: '제목' }));
    await page.getByRole('textbox', { name: '제목' }).fill(title);
    await expect(page.getByRole('status').filter({ hasText: kept })).toBeVisible();
    await page.goto(`${eventsPath}/create`);
    await press(page.getByRole('button', { name: '이어서 고치기' }));
    await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue(title);
    // A link takes nothing away that is not kept yet.
    await page.getByLabel('장소').fill('옥상');
    await page.getByRole('link', { name: '그만두기' }).click();
    await expect(page).toHaveURL(new RegExp(`${eventsPath}$`));
    await page.goto(`${eventsPath}/create`);
    await press(page.getByRole('button', { name: '이어서 고치기' }));
    await expect(page.getByLabel('장소')).toHaveValue('옥상');
    await page.goto(`${eventsPath}/create`);
    await press(page.getByRole('button', { name: '버리고 새로 고치기' }));
    await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue('');
  });

  test('D-EVT-01 every field takes Hangul as it is composed, and Enter in mid-syllable saves once', async ({
    page,
    enterAs,
    colleague,
  }) => {
    const mark = unique();
    await enterAs('editor');
    await page.goto(`${eventsPath}/create`);
    await press(page.getByRole('textbox', { name: '제목' }));
    const korean = await openKoreanKeyboard(page);
    for (const [name, words] of [
      ['내용', '함께 걷습니다'],
      ['인원과 신청', '스무 명까지'],
      ['주소', '울산 어딘가'],
      ['장소', '넓은 강당'],
      ['제목', `${mark} 봄나들`],
    ] as const) {
      await page.getByRole('textbox', { name, exact: true }).click();
      await korean.type(words);
    }
    await page.getByLabel('날짜', { exact: true }).fill('2031-05-02');
    await page.getByLabel('하루 종일').check();
    await page.getByRole('textbox', { name: '제목' }).focus();
    await page.keyboard.press('End');
    await korean.enterWhileComposing('이');
    await expect(page.getByRole('heading', { name: `${mark} 봄나들이`, level: 1 })).toBeVisible();
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    expect(await readEvent(colleague, id)).toMatchObject({
      title: `${mark} 봄나들이`,
      place: '넓은 강당',
      address: '울산 어딘가',
      capacity: '스무 명까지',
      html: '<p>함께 걷습니다</p>',
      version: 1,
    });
  });

  test('D-EVT-01 what somebody else changed meanwhile is not deleted unseen', async ({ page, enterAs, colleague }) => {
    const before = await addEvent(colleague, { title: `바자 ${unique()}`, startsOn: dayFromNow(12) });
    await enterAs('editor');
    await page.goto(`${eventsPath}/${before.id}`);
    await press(page.getByRole('button', { name: '삭제' }));
    await changeEvent(colleague, before, { place: '마당' });
    const question = page.getByRole('dialog', { name: '이 행사를 삭제할까요?' });
    await question.getByRole('button', { name: '삭제' }).click();
    await expect(question.getByRole('alert')).toContainText('그사이 다른 분이 이 행사를 고쳤습니다.');
    await question.getByRole('button', { name: '취소' }).click();
    expect(await readEvent(colleague, before.id)).toMatchObject({ place: '마당' });
  });

  test('D-EVT-01 what an event said before is compared and brought back', async ({ page, enterAs, colleague }) => {
    const before = await addEvent(colleague, { title: `산책 ${unique()}`, startsOn: dayFromNow(11), place: '강가' });
    await changeEvent(colleague, before, { place: '마당' });
    await enterAs('editor');
    await page.goto(`${eventsPath}/${before.id}`);
    await bringBackFirst(page, { first: '강가', second: '마당' });
    await expect(page.getByRole('main')).toContainText('강가');
    expect(await readEvent(colleague, before.id)).toMatchObject({ place: '강가', version: 3 });
  });

  test('D-EVT-01 a stale save loses nothing', async ({ page, enterAs, colleague }) => {
    const before = await addEvent(colleague, { title: `강좌 ${unique()}`, startsOn: dayFromNow(9) });
    await enterAs('editor');
    await page.goto(`${eventsPath}/edit/${before.id}`);
    await press(page.getByLabel('장소'));
    await page.getByLabel('장소').fill('내가 정한 곳');
    await changeEvent(colleague, before, { capacity: '동료가 정한 인원' });
    await press(page.getByRole('button', save));
    const conflict = page.getByRole('alert').filter({ hasText: '다른 분이 이 행사를 고쳤습니다' });
    await expect(conflict).toBeFocused();
    await conflict.getByRole('button', { name: '둘을 합치기' }).click();
    await expect(page.getByLabel('장소')).toHaveValue('내가 정한 곳');
    await expect(page.getByLabel('인원과 신청')).toHaveValue('동료가 정한 인원');
    await page.getByRole('button', save).click();
    await expect(page.getByRole('heading', { name: before.title, level: 1 })).toBeVisible();
    expect(await readEvent(colleague, before.id)).toMatchObject({
      place: '내가 정한 곳',
      capacity: '동료가 정한 인원',
    });
  });
});
