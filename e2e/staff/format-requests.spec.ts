import { askedForFormat, noFormatRequests } from '../fixtures/format-requests.ts';
import { press } from '../fixtures/hydrated.ts';
import { unique } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

const path = '/admin/format-requests';

test('D-FMT-01 the office sees what is due, says with what it was given, and takes it back', async ({
  page,
  site,
  enterAs,
}) => {
  const wish = `큰 글자 안내 ${unique()}`;
  await askedForFormat(site, wish, 2);
  try {
    await enterAs('owner');
    await page.goto('/admin');
    await page.getByText(/^이레 안에 하실 일 \d+건$/).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: '다른 형식 요청' })
      .getByRole('link', { name: /^열기: / })
      .first()
      .click();
    await expect(page).toHaveURL(path);
    const request = page.getByRole('article').filter({ hasText: wish });
    await expect(request).toContainText('2일 남았습니다');
    await press(request.getByRole('button', { name: /마침$/ }));
    await request.getByLabel('무엇으로 드렸습니까?').fill('우편으로 보냄');
    await request.getByRole('button', { name: '마침으로 적기' }).click();
    await expect(page.getByRole('status').filter({ hasText: '마친 것으로 적었습니다.' })).toBeFocused();
    const done = page.getByRole('region', { name: '마친 것' }).getByRole('article').filter({ hasText: wish });
    await expect(done).toContainText('우편으로 보냄');
    await done.getByRole('button', { name: '마침 되돌리기' }).click();
    const waiting = page.getByRole('region', { name: '드려야 할 것' });
    await expect(waiting.getByRole('article').filter({ hasText: wish })).toBeVisible();
  } finally {
    await noFormatRequests(site);
  }
});

test('D-FMT-01 the office takes a request down on the telephone', async ({ page, site, enterAs }) => {
  const wish = `점자 안내 ${unique()}`;
  try {
    await enterAs('owner');
    await page.goto(path);
    await press(page.getByRole('button', { name: '전화로 받은 요청 적기' }));
    const form = page.getByRole('form', { name: '전화로 받은 요청' });
    await form.getByLabel('어떤 글을').fill(wish);
    await form.getByLabel('이름').fill('요청인');
    await form.getByLabel('전화번호').fill('052-000-0001');
    await form.getByRole('button', { name: '요청 적기' }).click();
    await expect(form.getByRole('alert').first()).toContainText('동의');
    await form.getByLabel('개인정보 수집과 이용').check({ force: true });
    await form.getByLabel('법정대리인').check({ force: true });
    await form.getByRole('button', { name: '요청 적기' }).click();
    const taken = page.getByRole('article').filter({ hasText: wish });
    await expect(taken).toContainText('전화로 받음');
    await expect(taken.getByRole('link', { name: '052-000-0001' })).toHaveAttribute('href', 'tel:0520000001');
  } finally {
    await noFormatRequests(site);
  }
});
