import { staffPassword } from '../../testing/process.ts';
import { cp949Of, plantedNumber, supportersWithFaults } from '../../testing/people-lists.ts';
import { done } from '../fixtures/cases.ts';
import { asOwner } from '../fixtures/database.ts';
import { hydrated, press } from '../fixtures/hydrated.ts';
import { aList, aStaffList, chooseFile, noImports } from '../fixtures/imports.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

test.afterEach(({ site }) => noImports(site));

for (const width of [390, 1280])
  test(`D-OFF-15 at ${width} px an officer looks at a list, brings it in once and takes it out again`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await enterAs('dispatcher');
    await page.goto('/admin/imports');
    await hydrated(page.getByLabel('명단 파일'));
    await chooseFile(page, aList());
    const card = page.getByRole('region', { name: '2. 미리 보기' });
    await expect(card.getByRole('status').first()).toHaveText(
      '6줄: 새로 넣음 2 · 겹침 1 · 동의한 날 없음 1 · 고칠 것 있음 2',
    );
    const out = card.getByRole('list', { name: '빠지는 줄 4개' });
    for (const words of [
      '달력에 없는 날',
      '동의하신 날이 없어',
      '주민등록번호가 있습니다',
      '3번째 줄과 이름과 전화번호',
    ])
      await expect(out.locator(':scope > li').filter({ hasText: words })).toHaveCount(1);
    await expect(card).toContainText('주민등록번호가 있는 열은 읽지 않았습니다');
    expect(await page.content()).not.toContain(plantedNumber);
    await card.locator('summary', { hasText: '열 맞추기' }).click();
    await card.getByLabel('처음 온 날').selectOption('가입한 날');
    await expect(card.getByLabel('처음 온 날')).toHaveValue('since');
    await expect(card.getByLabel('가입일')).toHaveValue('');
    await card.locator('summary', { hasText: '들어가는 줄 2개' }).click();
    await expect(card.getByRole('list', { name: '들어가는 줄' })).toContainText('빠진 0을 채웁니다');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await tabTo(page, card.getByRole('button', { name: '2명 넣기' }));
    await page.keyboard.press('Enter');
    await done(page, '2명을 넣었습니다.');
    await expect(card).toHaveCount(0);

    await chooseFile(page, aList());
    await expect(card).toContainText('이미 넣은 파일입니다');
    await expect(card.getByRole('button', { name: /넣기$/ })).toHaveCount(0);
    await press(card.getByRole('button', { name: '그만두기' }));
    const past = page.getByRole('article').filter({ hasText: '회원 2명' });
    await tabTo(page, past.getByRole('button', { name: '회원 2명 모두 되돌리기' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '회원 2명을 모두 되돌리시겠습니까?' });
    await expect(dialog.getByRole('button', { name: '취소' })).toBeFocused();
    await press(dialog.getByRole('button', { name: '모두 되돌리기' }));
    await done(page, '2명을 되돌렸습니다.');
    await expect(past).toContainText('되돌림');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('D-OFF-15 an old Korean list of supporters is read, whoever changed since stays, and .xls says how to be saved', async ({
  page,
  enterAs,
}) => {
  const owner = await enterAs('owner');
  await page.goto('/admin/imports');
  await press(page.getByRole('radio', { name: '후원자 명단' }));
  await chooseFile(page, Buffer.from('d0cf11e0a1b11ae1', 'hex'), '명단.xls');
  await expect(page.getByText(/^오류: 옛 엑셀 파일.*다른 이름으로 저장/)).toBeVisible();
  await chooseFile(page, cp949Of('가,나\r\n다,라'), '명단.csv');
  await expect(page.getByText('이 열을 찾지 못했습니다: 이름, 전화번호, 동의한 날(종이)')).toBeVisible();
  await chooseFile(page, supportersWithFaults().file, '명단.csv');
  await press(page.getByRole('button', { name: '49명 넣기' }));
  await done(page, '49명을 넣었습니다.');
  const { people } = await owner.call<{ people: { id: string; name: string }[] }>('POST', '/person/search', {
    words: '9013',
  });
  const [person] = people;
  await owner.call('POST', `/person/${person?.id}/consent`, { text: 'pledge/messages/1', giver: 'self', way: 'phone' });
  await press(page.getByRole('button', { name: '후원자 49명 모두 되돌리기' }));
  await press(page.getByRole('dialog').getByRole('button', { name: '모두 되돌리기' }));
  await done(page, '48명을 되돌렸습니다. 그 사이 달라진 1명은 그대로 두었습니다.');
  await press(page.getByRole('link', { name: person?.name ?? '' }));
  await expect(page).toHaveURL(`/admin/person/${person?.id}`);
});

for (const width of [390, 1280])
  test(`D-OFF-23 at ${width} px an owner invites a list of staff, hands the addresses over and takes the rest back`, async ({
    page,
    site,
    enterAs,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const owner = await enterAs('owner');
    const invited = async () =>
      (await owner.call<{ invitations: { email: string }[] }>('GET', '/people')).invitations.map(({ email }) => email);
    await page.goto('/admin/imports');
    await press(page.getByRole('radio', { name: '직원 명단' }));
    await chooseFile(page, aStaffList(), '직원.xlsx');
    const card = page.getByRole('region', { name: '2. 미리 보기' });
    await expect(card.getByRole('status').first()).toHaveText('6줄: 새로 넣음 2 · 겹침 1 · 고칠 것 있음 3');
    const out = card.getByRole('list', { name: '빠지는 줄 4개' });
    for (const words of ['모르는 일입니다: 회계', '이메일 주소를', '3번째 줄과 이메일이', '주민등록번호가 있습니다'])
      await expect(out.locator(':scope > li').filter({ hasText: words })).toHaveCount(1);
    expect(await page.content()).not.toContain(plantedNumber);
    expect(await invited()).toEqual([]);
    await tabTo(page, card.getByRole('button', { name: '2명 초대하기' }));
    await page.keyboard.press('Enter');
    await done(page, '2명을 초대했습니다.');
    await expect(card).toHaveCount(0);
    await expect(page.getByText(/^http:.*\/admin\/invitation\?token=/)).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect((await invited()).toSorted()).toEqual(['driver-list@example.com', 'editor-list@example.com']);

    const link = await page
      .getByText(/token=/)
      .first()
      .textContent();
    const username = `bylist${unique()}`;
    const newcomer = await page.context().browser()?.newPage();
    await newcomer?.goto(link ?? '');
    await newcomer?.getByLabel('아이디').fill(username);
    await newcomer?.getByLabel('이름(닉네임)').fill('새 동료');
    await newcomer?.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
    if (newcomer) await press(newcomer.getByRole('button', { name: '직원 되기' }));
    await newcomer?.waitForURL(/\/admin(\/second-factor.*)?$/);
    await newcomer?.close();

    await chooseFile(page, aStaffList(), '직원.xlsx');
    await expect(card).toContainText('이미 넣은 파일입니다');
    await press(card.getByRole('button', { name: '그만두기' }));
    await press(page.getByRole('button', { name: '직원 2명 모두 되돌리기' }));
    await press(page.getByRole('dialog').getByRole('button', { name: '모두 되돌리기' }));
    await done(page, '초대 1건을 거두었습니다. 이미 들어오신 1명은 그대로 두었습니다.');
    await expect(page.getByRole('link', { name: /^새 동료 \(/ })).toBeVisible();
    expect(await invited()).toEqual([]);
    await asOwner(site, `update accounts set email = username || '@example.com' where username = '${username}'`);
  });

test('D-OFF-23 whoever is no owner is not offered the list of staff', async ({ page, enterAs }) => {
  await enterAs('dispatcher');
  await page.goto('/admin/imports');
  await expect(page.getByRole('radio')).toHaveCount(2);
});
