import { anOpenEvent, dayPath, noRegistrations, registered } from '../fixtures/event-registrations.ts';
import { addEvent, changeEvent, dayFromNow, readEvent } from '../fixtures/events-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

const path = '/admin/event-registrations';

test('D-EVT-02 the office opens an event, takes somebody on the telephone, and lets who waits move up', async ({
  page,
  site,
  enterAs,
}) => {
  const staff = await enterAs('owner');
  const { id, title, startsOn: day } = await addEvent(staff, { title: `산책 ${unique()}`, startsOn: dayFromNow(8) });
  try {
    await page.goto(path);
    const row = page.getByRole('article').filter({ hasText: title });
    await press(row.getByRole('button', { name: '신청 받기 정하기' }));
    const settings = page.getByRole('form', { name: `${title} 신청 받기` });
    await settings.getByLabel('자리').fill('0');
    await settings.getByRole('button', { name: '저장' }).click();
    await expect(settings).toContainText('자리를 1개부터');
    await settings.getByLabel('자리').fill('2');
    await settings.getByRole('button', { name: '저장' }).click();
    await expect(row).toContainText('신청 받는 중');
    await registered(site, { id, title, day }, '먼저 오신 분', 2);
    await row.getByRole('link', { name: /명단 보기$/ }).click();
    await expect(page).toHaveURL(dayPath({ id }, day));

    await press(page.getByRole('button', { name: '전화로 받은 신청 적기' }));
    const form = page.getByRole('form', { name: '전화로 받은 신청' });
    await form.getByLabel('이름').fill('전화하신 분');
    await form.getByLabel('전화번호').fill('052-000-0001');
    await form.getByRole('button', { name: '신청 적기' }).click();
    await expect(form.getByRole('alert').first()).toContainText('동의');
    await form.getByLabel('개인정보 수집과 이용').check({ force: true });
    await form.getByRole('button', { name: '신청 적기' }).click();
    await expect(page.getByRole('status').filter({ hasText: '대기 1번째' })).toBeFocused();
    const waiting = page.getByRole('region', { name: '대기하시는 분' });
    await expect(waiting.getByRole('article')).toContainText('대기 1번째');

    await page.getByRole('button', { name: '먼저 오신 분 님 신청 취소' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '신청 취소' }).click();
    const coming = page.getByRole('region', { name: '오시는 분' });
    await expect(coming.getByRole('article')).toContainText('자리가 나서 오실 수 있다고 전화해 주십시오.');
    await coming.getByRole('button', { name: '전화하신 분 님에게 전화했습니다' }).click();
    await expect(coming.getByRole('article')).not.toContainText('전화할 분');

    await page.getByRole('button', { name: '먼저 오신 분 님 지우기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click();
    await expect(page.getByRole('main')).not.toContainText('먼저 오신 분');
  } finally {
    await noRegistrations(site);
  }
});

test('D-EVT-03 whoever wants no more texts is told by telephone from then on', async ({ page, site, enterAs }) => {
  const event = await anOpenEvent(site, 5);
  try {
    await enterAs('dispatcher');
    await page.goto(dayPath(event, event.day));
    await press(page.getByRole('button', { name: '전화로 받은 신청 적기' }));
    const form = page.getByRole('form', { name: '전화로 받은 신청' });
    await form.getByLabel('이름').fill('문자 받으실 분');
    await form.getByLabel('전화번호').fill('010-0000-0002');
    for (const consent of ['개인정보 수집과 이용', '문자 안내']) await form.getByLabel(consent).check({ force: true });
    await form.getByRole('button', { name: '신청 적기' }).click();
    const coming = page.getByRole('region', { name: '오시는 분' }).getByRole('article');
    await expect(coming).toContainText('문자로 알림');
    await press(coming.getByRole('button', { name: '문자 받으실 분 님 문자 그만' }));
    await expect(coming).toContainText('전화로 알림');
    await expect(coming.getByRole('button', { name: /문자 그만/ })).toHaveCount(0);
  } finally {
    await noRegistrations(site);
  }
});

test('D-EVT-02 the office calls a day off, and sees whom to call', async ({ page, site, enterAs }) => {
  const event = await anOpenEvent(site, 5);
  await registered(site, event, '참가인');
  try {
    await enterAs('dispatcher');
    await page.goto(dayPath(event, event.day));
    await press(page.getByRole('button', { name: '이 날 행사 취소' }));
    await page.getByRole('dialog').getByRole('button', { name: '행사 취소' }).click();
    await expect(page.getByRole('main')).toContainText('취소한 날');
    const cancelled = page.getByRole('region', { name: '취소하신 분' });
    await expect(cancelled).toContainText('행사가 취소되었다고 전화해 주십시오.');
  } finally {
    await noRegistrations(site);
  }
});

test('D-EVT-02 the office moves everybody from a day that is gone, and forgets the last of a day', async ({
  page,
  site,
  enterAs,
}) => {
  const event = await anOpenEvent(site, 5);
  await registered(site, event, '참가인');
  try {
    const staff = await enterAs('owner');
    const moveEvent = async (day: string) =>
      changeEvent(staff, await readEvent(staff, event.id), { startsOn: day, endsOn: day });
    const startsOn = dayFromNow(9);
    await moveEvent(startsOn);
    await page.goto(dayPath(event, event.day));
    await press(page.getByRole('button', { name: '신청을 모두 이 날로 옮기기' }));
    await page.getByRole('dialog').getByRole('button', { name: '옮기기' }).click();
    await expect(page.getByRole('status').filter({ hasText: '신청을 모두 옮겼습니다.' })).toBeFocused();
    await expect(page).toHaveURL(dayPath(event, startsOn));
    await moveEvent(dayFromNow(10));
    await page.reload();
    await press(page.getByRole('button', { name: '참가인 님 지우기' }));
    await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click();
    await expect(page.getByRole('status').filter({ hasText: '신청을 지웠습니다.' })).toBeFocused();
    await expect(page).toHaveURL(path);
  } finally {
    await noRegistrations(site);
  }
});
