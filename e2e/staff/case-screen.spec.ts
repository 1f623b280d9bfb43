import { sampleAnswers } from '../../testing/applications.ts';
import { done, forgetEverybody, openMore, openSteps, phonedCase } from '../fixtures/cases.ts';
import { countPresses } from '../fixtures/counted.ts';
import { hydrated, press } from '../fixtures/hydrated.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { leadTo } from '../fixtures/led-case.ts';
import { foundRow, goWithSearch } from '../fixtures/office-search.ts';
import { signInStaff } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

test.afterEach(({ site }) => forgetEverybody(site));

test.describe('a case on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('D-OFF-14 another pick-up time takes five presses at most, from any screen', async ({ page, site, enterAs }) => {
    const officer = await signInStaff(site, 'dispatcher');
    const { id } = await phonedCase(officer);
    await leadTo(officer, id, 'settled');
    await enterAs('dispatcher');
    const { count } = await countPresses(page);
    await goWithSearch(page, '/admin/duties');
    await page.keyboard.type('/0001');
    await expect(foundRow(page, /^신청인/)).toBeVisible();
    await page.keyboard.press('Enter');
    await press(page.getByRole('link', { name: '배정 고치기' }));
    const time = page.getByLabel('모시러 가는 시각');
    await expect(time).toBeFocused();
    await time.fill('07:10');
    await time.press('Enter');
    await done(page, '배정을 고쳤습니다.');
    await expect(page.getByRole('region', { name: '타시는 길' })).toContainText('가는 편 07:10');
    expect(count.presses).toBe(4);
  });
});

test.describe('a case', () => {
  test('D-OFF-14 whoever leaves with something typed in a case is asked, and nobody else is', async ({
    page,
    enterAs,
  }) => {
    const { id } = await phonedCase(await enterAs('dispatcher'));
    const path = `/admin/applications/${id}`;
    await page.goto(path);
    const leave = page.getByRole('banner').getByRole('link', { name: '전화 받기' });
    // Until then the browser itself asks, in words of its own.
    await hydrated(leave);
    await press(page.getByRole('button', { name: '타시는 곳 주소 고치기', exact: true }));
    const form = page.getByRole('form', { name: '타시는 곳 주소 고치기' });
    await form.getByRole('textbox').fill('표본 주소 3');
    await leave.click();
    const question = page.getByRole('dialog', { name: '쓰신 것이 아직 저장되지 않았습니다' });
    await question.getByRole('button', { name: '계속 쓰기' }).click();
    await expect(page).toHaveURL(path);
    await expect(form.getByRole('textbox')).toHaveValue('표본 주소 3');
    await form.getByRole('button', { name: '저장' }).click();
    await expect(form).toHaveCount(0);

    await page.getByRole('form', { name: '다음 단계' }).getByLabel('메모').fill('쓰다 만 메모');
    await leave.click();
    await question.getByRole('button', { name: '그래도 나가기' }).click();
    await expect(page).toHaveURL('/admin/call');
    await page.goBack();
    await hydrated(page.getByRole('button', { name: '타시는 곳 주소 고치기', exact: true }));
    await leave.click();
    await expect(page).toHaveURL('/admin/call');
  });

  test('D-OFF-14 each answer is corrected where it stands, by keyboard; what it needs comes with it', async ({
    page,
    site,
    enterAs,
  }) => {
    const one = await phonedCase(await enterAs('dispatcher'));
    await page.goto(`/admin/applications/${one.id}`);
    const edit = (label: string) => page.getByRole('button', { name: `${label} 고치기`, exact: true });
    const form = (label: string) => page.getByRole('form', { name: `${label} 고치기`, exact: true });
    await hydrated(edit('전화번호'));
    await edit('전화번호').focus();
    await page.keyboard.press('Enter');
    const phone = form('전화번호').getByLabel('전화번호', { exact: true });
    await expect(phone).toBeFocused();
    await phone.fill('12');
    await page.keyboard.press('Enter');
    await expect(form('전화번호')).toContainText('오류:');
    await expect(phone).toHaveValue('12');

    // A colleague corrects another answer meanwhile: neither of the two is lost.
    const colleague = await signInStaff(site, 'dispatcher');
    const answers = { ...sampleAnswers.transport, pickUp: '표본 주소 2' };
    await colleague.call('PUT', `/application/${one.id}`, { answers, version: one.version });
    await phone.fill('010-0000-0002');
    await page.keyboard.press('Enter');
    const conflict = page.getByRole('alert').filter({ hasText: '이 신청을 고쳤습니다' });
    await conflict.getByRole('button', { name: '바뀐 것을 확인했습니다' }).click();
    await expect(
      page
        .getByRole('definition')
        .filter({ hasText: /^표본 주소 2$/ })
        .first(),
    ).toBeVisible();
    await expect(phone).toHaveValue('010-0000-0002');
    await press(form('전화번호').getByRole('button', { name: '저장' }));
    await expect(edit('전화번호')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: '전화번호: 고쳤습니다.' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^010-0000-0002$/ })).toBeVisible();
    await expect(
      page
        .getByRole('definition')
        .filter({ hasText: /^표본 주소 2$/ })
        .first(),
    ).toBeVisible();

    await edit('투석 혈관이 있는 팔 알리기').click();
    const arm = form('투석 혈관이 있는 팔 알리기');
    await arm.getByRole('checkbox').check();
    await arm.getByRole('button', { name: '저장' }).click();
    await expect(arm).toContainText('오류: 어느 팔인지 골라 주십시오.');
    await arm.getByRole('radio', { name: '왼팔' }).check();
    await arm.getByRole('button', { name: '저장' }).click();
    await expect(page.getByRole('definition').filter({ hasText: /^왼팔$/ })).toBeVisible();

    await edit('찾아갈 때 알아 둘 것').click();
    await form('찾아갈 때 알아 둘 것').getByRole('textbox').fill('정문 앞');
    await edit('타시는 때').click();
    await expect(form('타시는 때').getByRole('textbox'), 'what was typed beside it').toHaveValue('정문 앞');
    await form('타시는 때').getByRole('button', { name: '취소' }).click();
    await expect(edit('타시는 때')).toBeFocused();
    await expect(page.getByRole('main')).not.toContainText('정문 앞');
  });

  test('D-OFF-14 opens the next step and folds the others by keyboard, and nothing typed is lost', async ({
    page,
    enterAs,
  }) => {
    const officer = await enterAs('dispatcher');
    const one = await phonedCase(officer);
    await leadTo(officer, one.id, 'scheduling');
    await page.goto(`/admin/applications/${one.id}`);
    const form = page.getByRole('form', { name: '다음 단계' });
    const others = page.getByRole('button', { name: '더 보기: 다른 단계' });
    await expect(form.getByLabel('차량')).toBeVisible();
    await expect(form.getByRole('radio')).toHaveCount(0);
    await hydrated(others);
    await form.getByLabel('모시러 가는 시각').fill('05:50');
    await others.focus();
    await page.keyboard.press('Enter');
    await expect(others).toHaveAttribute('aria-expanded', 'true');
    await form.getByRole('radio', { name: '대기' }).check();
    await expect(form.getByLabel('까닭')).toBeVisible();
    await form.getByRole('radio', { name: '배정 완료' }).check();
    await others.focus();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('radio')).toHaveCount(0);
    await expect(form.getByLabel('모시러 가는 시각')).toHaveValue('05:50');

    const more = page.locator('summary', { hasText: '담당과 기한, 서류 사진, 동의' });
    const day = page.getByLabel('기한', { exact: true });
    await expect(day).toBeHidden();
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await day.fill('2026-12-01');
    await more.press('Enter');
    await expect(day).toBeHidden();
    await openMore(page);
    await expect(day).toHaveValue('2026-12-01');
  });

  test('D-OFF-14 says beside it what the applicant reads, in the same words', async ({ page, enterAs }) => {
    const officer = await enterAs('dispatcher');
    const one = await phonedCase(officer);
    await page.goto(`/admin/applications/${one.id}`);
    await openSteps(page);
    const seen = page.getByRole('region', { name: '신청하신 분이 보는 단계' });
    await expect(seen).toContainText('신청을 받았습니다. 사무국이 읽어 보고 전화드립니다.');
    await expect(seen.locator('[aria-current="step"]')).toContainText('신청 접수');
    await page.getByRole('radio', { name: '대기' }).check();
    await page.getByLabel('까닭').selectOption({ label: '빈자리가 없음' });
    await page.getByRole('button', { name: '단계 옮기기' }).click();
    await expect(seen).toContainText('차례를 기다리고 계십니다. 차례가 되면 사무국이 전화드립니다.');
    await expect(seen.locator('[aria-current="step"]')).toHaveCount(0);
  });
});

test('D-OFF-14 the page of a person begins with how they ride, who helps and where to, and says what was done', async ({
  page,
  site,
  enterAs,
}) => {
  const officer = await signInStaff(site, 'dispatcher');
  const one = await phonedCase(officer);
  await leadTo(officer, one.id, 'settled');
  await officer.call('POST', `/application/${one.id}/contact`, {
    way: 'call-in',
    result: 'reached',
    text: '골목이 좁음',
  });
  await enterAs('dispatcher');
  await page.goto(`/admin/person/${one.personId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('신청인');
  const band = page.getByRole('region', { name: '배정과 보호자' });
  for (const words of [
    '2호차 · 월',
    '가는 편 06:30',
    '표본 주소 1',
    '적힌 분이 없습니다',
    '표본 의원',
    '투석 오전 6시 30분',
  ])
    await expect(band).toContainText(words);
  const past = page.getByRole('region', { name: '지나온 일' }).getByRole('listitem');
  await expect(past.first()).toContainText('전화를 받음: 이야기함');
  await expect(past.first()).toContainText('골목이 좁음');
  await expect(page.getByRole('heading', { name: '누가 보았습니까' })).toHaveCount(0);
  await past.first().getByRole('link', { name: '병원 이동 신청 보기' }).click();
  await expect(page).toHaveURL(`/admin/applications/${one.id}`);
});
