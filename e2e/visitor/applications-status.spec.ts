import type { MessageList, MessageWords } from '@kidney/contract/office/notifications/notifications.schema.ts';
import { addressOf, draftUpTo, sentApplication, relative, rider, statusPath } from '../fixtures/applications.ts';
import { forgetLimits, spendLimits } from '../fixtures/database.ts';
import { forgetEverybody } from '../fixtures/cases.ts';
import { signInStaff } from '../fixtures/office.ts';
import { askedForPicture } from '../fixtures/proof-pictures.ts';
import { expect, test } from '../fixtures/site.ts';

test.describe('how an application stands', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('D-APP-04 is shown for its number and a telephone number, with its steps and nobody’s data', async ({
        page,
        site,
      }) => {
        const { receipt } = await sentApplication(site);
        await page.goto(statusPath);
        await page.getByLabel('접수 번호').fill(receipt.toLowerCase().replaceAll('-', ' '));
        await page.getByLabel('전화번호').fill(relative.phone);
        await page.getByRole('button', { name: '확인하기' }).click();
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { name: '신청을 받았습니다' })).toBeVisible();
        const steps = main.getByRole('list').filter({ hasText: '신청 접수' }).getByRole('listitem');
        await expect(steps).toHaveText([/신청 접수.*\d+월 \d+일/, /상담.*아직/, /일정 조율/, /배정 완료/]);
        await expect(steps.first()).toHaveAttribute('aria-current', 'step');
        for (const word of [rider.name, rider.phone, '○○의원', '월요일', '○○로'])
          await expect(main).not.toContainText(word);
        expect(page.url()).not.toContain(receipt);
      });
    });
  }

  test('D-APP-04 who asks too often is told how long to wait, and not that something is lost', async ({
    page,
    site,
  }) => {
    const { status, page: picture } = await askedForPicture(site);
    const question = addressOf('rider', await draftUpTo(site, 'rider'));
    try {
      for (const address of [question, status, picture]) {
        await forgetLimits(site);
        expect((await page.goto(address))?.status()).toBe(200);
        await spendLimits(site);
        const answer = await page.goto(address);
        expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([429, 'no-store']);
        const main = page.getByRole('main');
        await expect(main).toContainText(/너무 여러 번 시도하셨습니다\. \d+분 뒤에/);
        await expect(main).toContainText('사무국으로 전화해 주십시오');
        await expect(main.getByRole('link', { name: '다시 불러오기' })).toBeVisible();
        await expect(main).not.toContainText(/없습니다|지났거나/);
        expect(page.url()).toContain(address);
      }
    } finally {
      await forgetLimits(site);
      await forgetEverybody(site);
    }
  });

  test('D-APP-04 a wrong pair gets the same answer, whichever of the two is wrong', async ({ page, site }) => {
    const { receipt } = await sentApplication(site);
    await forgetLimits(site);
    const answers: (string | null)[] = [];
    for (const [number, phone] of [
      [receipt, '010-0000-0099'],
      ['2222-3333-4444-5555', relative.phone],
    ] as const) {
      await page.goto(statusPath);
      await page.getByLabel('접수 번호').fill(number);
      await page.getByLabel('전화번호').fill(phone);
      await page.getByRole('button', { name: '확인하기' }).click();
      await expect(page.getByLabel('접수 번호')).toHaveValue(number);
      answers.push(await page.getByRole('alert').textContent());
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('맞는 신청이 없습니다');
  });

  test('D-APP-04 opens by the link of the text message, which nobody keeps', async ({ page, site }) => {
    const { receipt } = await sentApplication(site);
    const owner = await signInStaff(site, 'owner');
    await site.startWorker();
    const link = async () => {
      const { messages } = await owner.call<MessageList>('GET', '/messages');
      for (const { id, mayCopy } of messages.filter(({ template }) => template === 'application-received')) {
        const { text } = mayCopy ? await owner.call<MessageWords>('GET', `/messages/${id}/words`) : { text: '' };
        if (text.includes(receipt)) return /https?:\S+token=\S+/.exec(text)?.[0] ?? '';
      }
      return '';
    };
    await expect.poll(link, { timeout: 60_000 }).not.toBe('');
    const { pathname, search } = new URL(await link());
    const answer = await page.goto(pathname + search);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { name: '신청을 받았습니다' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const wrong = await page.goto(`${pathname}${search.slice(0, -4)}AAAA`);
    expect(wrong?.status()).toBe(404);
    await expect(page.getByLabel('접수 번호')).toBeVisible();
  });
});
