import { done } from '../fixtures/cases.ts';
import { countPresses } from '../fixtures/counted.ts';
import { asOwner } from '../fixtures/database.ts';
import { knownMembers, nobodyInGroups, sentToMembers } from '../fixtures/group-messages.ts';
import { hydrated, press } from '../fixtures/hydrated.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { officeMenu } from '../fixtures/office-frame.ts';
import { expect, test } from '../fixtures/phone-site.ts';

test.afterEach(({ site }) => nobodyInGroups(site));

test('D-OFF-19 a message to all members takes five presses from any screen', async ({ page, enterAs }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const officer = await enterAs('dispatcher');
  const [reached = '', ...others] = await knownMembers(officer, 3);
  const hand = await countPresses(page);
  await page.goto('/admin/call');
  const people = officeMenu(page).getByRole('button', { name: '사람', exact: true });
  await hydrated(people);
  await hand.press(people);
  await hand.press(officeMenu(page).getByRole('link', { name: '여럿에게 문자' }));
  const form = page.getByRole('form', { name: '여럿에게 문자 쓰기' });
  await hydrated(form.getByLabel('보내실 글'));
  await expect(form.getByRole('radio', { name: '회원' })).toBeChecked();
  await hand.type(form.getByLabel('보내실 글'), '{이름} 님, 내일 정기 모임이 있습니다.');
  await hand.press(form.getByRole('button', { name: '미리 보기' }));
  const card = page.getByRole('region', { name: '미리 보기' });
  await expect(card.getByRole('status')).toHaveText('1명에게 보냅니다. 2명은 빠집니다.');
  await expect(card).toContainText(`${reached} 님, 내일 정기 모임이 있습니다.`);
  await expect(card).toContainText('짧은 문자 1통입니다. 요금은 여기서 알 수 없습니다.');
  await hand.press(card.getByRole('button', { name: '1명에게 보내기' }));
  await expect(page).toHaveURL(/\/admin\/group-messages\/[0-9a-f-]{36}$/);
  await done(page, '1명에게 문자를 보냅니다.');
  expect(hand.count.presses).toBe(5);

  await expect(page.getByRole('heading', { name: '전화할 명단 2명' })).toBeVisible();
  for (const name of others) await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(1);
});

for (const width of [390, 1280])
  test(`D-OFF-19 at ${width} px who gets no text is called and ticked off by keyboard, and what did not go is sent again`, async ({
    page,
    site,
    enterAs,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const officer = await enterAs('dispatcher');
    const [, second = ''] = await knownMembers(officer, 2);
    await sentToMembers(officer);
    await asOwner(
      site,
      `update messages set state = 'failed', problem = 'too-late', settled_at = now() where template = 'group'`,
    );
    await page.goto('/admin/group-messages');
    await expect(page.getByRole('article')).toContainText('전화할 분 2명');
    await press(page.getByRole('article').getByRole('link'));
    await expect(page.getByRole('main')).toContainText('밤 9시까지 보내지 못해 멈추었습니다.');
    await press(page.getByRole('button', { name: '1명에게 다시 보내기' }));
    await done(page, '1명에게 다시 보냅니다.');
    await expect(page.getByRole('heading', { name: '전화할 명단 1명' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: `전화했습니다: ${second}` }));
    await page.keyboard.press('Enter');
    await done(page, '전화하신 것으로 적었습니다.');
    await expect(page.getByRole('main')).toContainText('전화할 분이 없습니다.');
    await press(page.getByRole('button', { name: `${second} 님 되돌리기` }));
    await done(page, '전화할 명단으로 되돌렸습니다.');
    await expect(page.getByRole('article')).toContainText('문자 안내에 동의하지 않음');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('D-OFF-19 a preview that is no longer true is shown anew and not sent', async ({ page, enterAs }) => {
  const officer = await enterAs('dispatcher');
  await knownMembers(officer, 2);
  await page.goto('/admin/group-messages');
  const text = page.getByLabel('보내실 글');
  await hydrated(text);
  await text.fill('내일 쉽니다.');
  await press(page.getByRole('button', { name: '미리 보기' }));
  const send = page.getByRole('button', { name: '1명에게 보내기' });
  await hydrated(send);
  await sentToMembers(officer);
  await send.click();
  await expect(page.getByRole('alert')).toContainText('오늘 다른 문자가 나갔습니다');
  await expect(page.getByRole('region', { name: '미리 보기' })).toContainText(
    '오늘 여럿에게 보낸 문자가 이미 1번 있습니다(1명).',
  );
  await press(send);
  await done(page, '1명에게 문자를 보냅니다.');
});
