import type { Facility } from '@kidney/contract/content/facilities/facilities.schema.ts';
import { median } from '../../scripts/lib/median.ts';
import { withSettings } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/site.ts';
import { untilItReads } from '../fixtures/visitor.ts';
import { patience } from '../../testing/size.ts';

const title = '지진으로 비상 운영합니다';
const heading = { name: title, level: 1 } as const;

test.describe('the first page in a disaster', () => {
  test('S-RT-01 says what to do, whom to call, whether the vans run and which clinics are open', async ({
    page,
    site,
    colleague,
  }) => {
    const [open, closed] = await colleague.call<Facility[]>('GET', '/facility');
    if (!open || !closed) throw new Error('there are no clinics');
    const disaster = {
      isOn: true,
      title,
      calls: [{ label: '상황실', phone: '052-000-0009' }],
      clinics: [
        { id: open.id, state: 'open' as const, note: '오늘 밤 9시까지' },
        { id: closed.id, state: 'closed' as const, note: '' },
      ],
    };
    await withSettings(site, 'disaster', disaster, async () => {
      await untilItReads(page, '/', { has: title });
      await expect(page.getByRole('heading', heading)).toBeVisible();
      await expect(page.getByRole('link', { name: '상황실 052-000-0009' })).toHaveAttribute('href', 'tel:052-000-0009');
      const clinics = page.getByRole('region', { name: '인공신장실' }).getByRole('listitem');
      await expect(clinics.first()).toContainText(open.name);
      await expect(clinics.first()).toContainText('열려 있습니다');
      await expect(clinics.first()).toContainText('오늘 밤 9시까지');
      await expect(clinics.last()).toContainText('닫혀 있습니다');
      await expect(page.getByRole('region', { name: '병원 이동 차량' })).toContainText('운행하지 않습니다');
      await expect(page.getByRole('region', { name: '긴급' })).toHaveCount(0);

      await page.goto('/community/faq');
      await page.getByRole('region', { name: '긴급' }).getByRole('link', { name: '비상 안내 보기' }).click();
      await expect(page.getByRole('heading', heading)).toBeVisible();
    });
    await untilItReads(page, '/', { has: '무엇을 도와드릴까요?' });
  });

  test('D-SH-06 names the office by the number that it has now', async ({ page, site }) => {
    const phone = '052-000-0007';
    await withSettings(site, 'identity', { phone }, async () => {
      await withSettings(site, 'disaster', { isOn: true, title }, async () => {
        await untilItReads(page, '/', { has: title });
        await expect(page.getByRole('link', { name: `협회 사무국 ${phone}` })).toHaveAttribute('href', `tel:${phone}`);
        await expect(page.getByRole('region', { name: '전화할 곳' })).not.toContainText('052-000-0000');
      });
    });
    await untilItReads(page, '/', { has: '무엇을 도와드릴까요?', not: phone });
  });

  test('S-RT-01 can be read without a connection afterwards, and is forgotten when all is as usual', async ({
    page,
    context,
    site,
  }) => {
    await withSettings(site, 'disaster', { isOn: true, title }, async () => {
      await untilItReads(page, '/', { has: title });
      await expect(page.getByText('인터넷이 끊겨도 누리집 주소로 다시 열립니다')).toBeVisible();
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', heading)).toBeVisible();
      const ground = () =>
        page
          .locator('[data-emergency] > div')
          .first()
          .evaluate((head) => getComputedStyle(head).paddingTop);
      expect(await ground()).not.toBe('0px');
      await context.setOffline(false);
    });
    await untilItReads(page, '/', { has: '무엇을 도와드릴까요?' });
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });

  test.describe('on a bad connection', () => {
    test.use({ expectedNoise: /Failed to fetch dynamically imported module|net::ERR_FAILED/ });

    test('S-RT-01 stays as it was sent where its script does not come', async ({ page, site }) => {
      await withSettings(site, 'disaster', { isOn: true, title }, async () => {
        await untilItReads(page, '/', { has: title });
        await page.route('**/assets/home.route-*.js', (route) => route.abort());
        const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/home.route-'));
        await page.reload();
        await refused;
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', heading)).toBeVisible();
      });
      await untilItReads(page, '/', { has: '무엇을 도와드릴까요?' });
    });
  });

  test('D-OFF-04 comes and goes within a second on every node', async ({ site }) => {
    const nodes = [site.origin, await site.startAnother()];
    const says = async (node: string) => (await (await fetch(node)).text()).includes(`<h1>${title}</h1>`);
    /** How long the slower node took, in ms. */
    const allSay = async (expected: boolean) => {
      const began = performance.now();
      await expect
        .poll(async () => await Promise.all(nodes.map(says)), { intervals: [20] })
        .toEqual(nodes.map(() => expected));
      return performance.now() - began;
    };
    await allSay(false);
    const took: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await withSettings(site, 'disaster', { isOn: true, title }, async () => {
        took.push(await allSay(true));
      });
      took.push(await allSay(false));
    }
    expect(median(took), took.map(Math.round).join(', ')).toBeLessThan(1_000 * patience);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('D-SH-05 everything on it can be read', async ({ page, site }) => {
    await withSettings(site, 'disaster', { isOn: true, title }, async () => {
      await untilItReads(page, '/', { has: title });
      await expect(page.getByRole('region', { name: '지금 하실 일' }).getByRole('listitem')).toHaveCount(5);
      await expect(page.getByRole('link', { name: '구급 119' })).toBeVisible();
    });
  });
});
