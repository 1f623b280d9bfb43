import { forgetLimits } from '../fixtures/database.ts';
import { anOpenEvent, noRegistrations, registered, registerPath } from '../fixtures/event-registrations.ts';
import { eventsPath } from '../fixtures/events-page.ts';
import { expect, test } from '../fixtures/site.ts';
import { untilItReads } from '../fixtures/visitor.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'registering for an event' : 'registering for an event without script', () => {
    test.use({ javaScriptEnabled });

    test('D-EVT-02 leads from the event to a place, says what is missing, and to waiting where all are taken', async ({
      page,
      site,
    }) => {
      const event = await anOpenEvent(site, 3);
      await forgetLimits(site);
      await untilItReads(page, `${eventsPath}/${event.id}`, { has: '참가 신청하기' });
      const main = page.getByRole('main');
      await main.getByRole('link', { name: '참가 신청하기' }).click();
      await expect(page).toHaveURL(registerPath(event.id));
      await main.getByLabel('이름').fill('참가인');
      await main.getByLabel('모두 몇 분이 오십니까?').fill('둘');
      await main.getByRole('button', { name: '신청하기' }).click();
      await expect(main.getByRole('alert').first()).toContainText('전화번호를 숫자로 적어 주십시오');
      await expect(main.getByLabel('이름')).toHaveValue('참가인');
      await main.getByLabel('모두 몇 분이 오십니까?').fill('2');
      await main.getByLabel('전화번호').fill('010-0000-0005');
      await main.getByLabel('개인정보 수집과 이용에 동의합니다').check({ force: true });
      await main.getByRole('button', { name: '신청하기' }).click();
      await expect(main.getByRole('heading', { name: '신청을 받았습니다' })).toBeVisible();
      await expect(main).toContainText('2명입니다');
      await expect(main).toContainText('전화해 취소해 주십시오');
      await expect(main).not.toContainText('참가인');

      await page.goto(registerPath(event.id));
      await main.getByLabel('이름').fill('다음 참가인');
      await main.getByLabel('모두 몇 분이 오십니까?').fill('2');
      await main.getByLabel('전화번호').fill('010-0000-0006');
      await main.getByLabel('개인정보 수집과 이용에 동의합니다').check({ force: true });
      await main.getByRole('button', { name: '신청하기' }).click();
      await expect(main.getByRole('heading', { name: '대기로 받았습니다' })).toBeVisible();
      await expect(main).toContainText('대기 1번째');
      await registered(site, event, '셋째');
      await noRegistrations(site);
    });
  });
}
