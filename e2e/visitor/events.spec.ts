import { addEvent, dayFromNow, eventsPath, monthFromNow } from '../fixtures/events-page.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';
import { untilItReads } from '../fixtures/visitor.ts';

const views = { name: '보는 방법' };
const inWords = (month: string) => `${Number(month.slice(0, 4))}년 ${Number(month.slice(5))}월`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'events' : 'events without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });

    test('S-RT-03 S-SH-02 what is to come stands first, under a title without a banner', async ({
      page,
      colleague,
    }) => {
      const { id, title } = await addEvent(colleague, { title: `모임 ${unique()}`, startsOn: dayFromNow(2) });
      await untilItReads(page, eventsPath, { has: title });
      await expect(page).toHaveTitle(/^행사와 일정 \| /);
      await expect(page.getByRole('heading', { name: '행사와 일정', level: 1 })).toBeVisible();
      const link = page.getByRole('main').getByRole('link', { name: title });
      await expect(link).toContainText('오후 2시~4시');
      await expect(link).toContainText('시험 강당');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${eventsPath}/${id}$`));
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    });

    test('D-EVT-01 a month is a table, its neighbours are links', async ({ page, colleague }) => {
      const [empty, full] = [monthFromNow(-21), monthFromNow(-20)];
      const { title } = await addEvent(colleague, { title: `한달 ${unique()}`, startsOn: `${full}-14` });
      await untilItReads(page, `${eventsPath}?view=month&month=${full}`, { has: title });
      await page.goto(`${eventsPath}?view=month&month=${empty}`);
      await expect(page.getByRole('heading', { name: inWords(empty) })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('이 달에는 행사가 없습니다.');
      await page.getByRole('link', { name: '다음 달' }).click();
      await expect(page.getByRole('heading', { name: inWords(full) })).toBeVisible();
      const cell = page
        .getByRole('table', { name: inWords(full) })
        .getByRole('cell')
        .filter({ hasText: title });
      await expect(cell.getByRole('time')).toHaveText('14');
      await expect(cell.getByRole('link', { name: title })).toBeVisible();
      await page.getByRole('link', { name: '이전 달' }).click();
      await expect(page.getByRole('heading', { name: inWords(empty) })).toBeVisible();
    });

    test('D-SEC-07 the calendar ends two years back, and what lies beyond leads to the list', async ({ page }) => {
      const first = monthFromNow(-24);
      await page.goto(`${eventsPath}?view=month&month=${first}`);
      await expect(page.getByRole('heading', { name: inWords(first) })).toBeVisible();
      await expect(page.getByRole('link', { name: '다음 달' })).toBeVisible();
      await expect(page.getByRole('link', { name: '이전 달' })).toHaveCount(0);
      await page.goto(`${eventsPath}?view=month&month=${monthFromNow(-25)}`);
      await expect(page).toHaveURL(eventsPath);
    });

    test('D-EVT-01 past events stay findable by year', async ({ page, colleague }) => {
      const { title } = await addEvent(colleague, { title: `옛 모임 ${unique()}`, startsOn: '2019-05-04' });
      await untilItReads(page, `${eventsPath}?view=past&year=2019`, { has: title });
      await page.goto(eventsPath);
      await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(0);
      await page.getByRole('navigation', views).getByRole('link', { name: '지난 행사' }).click();
      await page.getByRole('navigation', { name: '해' }).getByRole('link', { name: '2019년' }).click();
      await page.getByRole('main').getByRole('link', { name: title }).click();
      await expect(page.getByRole('main')).toContainText('지난 행사입니다.');
      await expect(page.getByRole('link', { name: '이 행사를 내 달력에' })).toHaveCount(0);
    });
  });
}

test.describe('one event', () => {
  test('D-EVT-01 says when, where, how many, how it repeats, and leads to map and calendar', async ({
    page,
    colleague,
    site,
  }) => {
    const startsOn = '2031-03-14';
    const { id, title } = await addEvent(colleague, {
      title: `강좌 ${unique()}`,
      startsOn,
      address: '울산광역시 예시로 1',
      repeat: { every: 'week', interval: 2, until: null, count: 3, except: [] },
    });
    await page.goto(`${eventsPath}/${id}`);
    const main = page.getByRole('main');
    for (const words of [
      '2031년 3월 14일(금) 오후 2시~4시',
      '2주마다 금요일, 모두 3번',
      '3월 28일(금)',
      '시험 강당',
      '20명까지, 전화로 신청',
      '함께 모입니다.',
    ]) {
      await expect(main).toContainText(words);
    }
    await expect(main.getByRole('link', { name: /카카오맵/ })).toHaveAccessibleName(/다른 누리집으로 갑니다/);
    await expect(main.getByRole('link', { name: '이 행사를 내 달력에' })).toHaveAttribute(
      'href',
      `${eventsPath}/${id}.ics`,
    );
    await expect(main.getByRole('link', { name: '휴대전화 달력에 넣기' })).toHaveAttribute(
      'href',
      `webcal://${new URL(site.origin).host}${eventsPath}/feed.ics`,
    );
    const file = await page.request.get(`${eventsPath}/${id}.ics`);
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(await file.text()).toContain(`SUMMARY:${title}`);
    expect(await (await page.request.get(`${eventsPath}/feed.ics`)).text()).toContain(`SUMMARY:${title}`);
    expect((await page.goto(`${eventsPath}/2147483647`))?.status()).toBe(404);
  });

  test('D-EVT-01 a month is a list on a phone', async ({ page, colleague }) => {
    const month = monthFromNow(-18);
    const { title } = await addEvent(colleague, { title: `전화 ${unique()}`, startsOn: `${month}-05` });
    await untilItReads(page, `${eventsPath}?view=month&month=${month}`, { has: title });
    await expect(page.getByRole('table')).toBeHidden();
    await expect(page.getByRole('heading', { name: `${Number(month.slice(5))}월 5일` })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(1);
  });
});
