import type { Page } from '@playwright/test';
import { withSettings } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const identity = {
  name: '표본 신장협회',
  phone: '052-000-2222',
  fax: '052-000-3333',
  email: 'people@example.org',
  address: '울산광역시 표본구 예시로 7',
  hours: '평일 10시~17시',
  registrationNumber: '고유번호 111-11-11111 (표본)',
  links: [{ label: '표본 누리집', href: 'https://example.org' }],
};

/** Opens the page again until it has heard of the change: one that is kept hears of it a moment later. */
const openUntil = (page: Page, path: string, look: () => Promise<void>) =>
  expect(async () => {
    await page.goto(path);
    await look();
  }).toPass({ timeout: 60_000 });

test.describe('what the office writes in the settings', () => {
  test('S-RT-01 D-RT-10 who we are follows everywhere', async ({ page, site }) => {
    await withSettings(site, 'identity', identity, async () => {
      for (const path of ['/', '/community/faq', '/sitemap', '/no-such-page']) {
        await openUntil(page, path, () => expect(page).toHaveTitle(new RegExp(`${identity.name}$`), { timeout: 500 }));
        const [header, main, footer] = [
          page.getByRole('banner'),
          page.getByRole('main'),
          page.getByRole('contentinfo'),
        ];
        await expect(header.getByRole('link', { name: identity.phone })).toHaveAttribute(
          'href',
          `tel:${identity.phone}`,
        );
        await expect(header).toContainText(identity.hours);
        for (const words of [
          identity.name,
          identity.address,
          identity.phone,
          identity.fax,
          identity.email,
          identity.registrationNumber,
        ]) {
          await expect(footer).toContainText(words);
        }
        await expect(footer.getByRole('link', { name: identity.email })).toHaveAttribute(
          'href',
          `mailto:${identity.email}`,
        );
        await expect(footer.getByRole('link', { name: '표본 누리집' })).toHaveAttribute('href', 'https://example.org');
        if (path.includes('faq') || path.includes('no-such')) await expect(main).toContainText(identity.phone);
        expect(await page.content()).not.toContain('052-000-0000');
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      const call = page.getByRole('navigation', { name: '바로 가기' }).getByRole('link', { name: '전화하기' });
      await expect(call).toHaveAttribute('href', `tel:${identity.phone}`);
      const manifest = (await (await fetch(`${site.origin}/site.webmanifest`)).json()) as { name: string };
      expect(manifest.name).toBe(identity.name);
    });
  });

  for (const [tone, word] of [
    ['urgent', '긴급'],
    ['notice', '안내'],
  ] as const) {
    test(`S-RT-01 the ${tone} line stands above every page with its word and its link`, async ({ page, site }) => {
      const line = {
        tone,
        text: '내일은 눈 때문에 늦을 수 있습니다.',
        href: '/transport/center',
        linkLabel: '운행 안내 보기',
      };
      await withSettings(site, 'banner', line, async () => {
        for (const path of ['/', '/kidney/overview', '/admin/login', '/no-such-page']) {
          const banner = page.getByRole('region', { name: word });
          await openUntil(page, path, () => expect(banner).toContainText(`${word}${line.text}`, { timeout: 500 }));
          await expect(banner.getByRole('link', { name: line.linkLabel })).toHaveAttribute('href', line.href);
        }
      });
    });
  }

  test('S-RT-01 the line comes and goes at its hours, also on pages that are kept', async ({ page, site }) => {
    const moment = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    const text = '오늘 저녁에만 보이는 알림입니다.';
    const shows = async () => {
      await page.goto('/sitemap');
      return (await page.getByText(text).count()) === 1;
    };
    for (const [from, until] of [
      [moment(600), null],
      [null, moment(-600)],
    ]) {
      await withSettings(site, 'banner', { text, from, until } as object, async () =>
        expect(await shows()).toBe(false),
      );
    }
    // A slow machine may look only after the hour has come, but never sees it before.
    const from = moment(4);
    await withSettings(site, 'banner', { text, from, until: null }, async () => {
      if (await shows()) expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(from));
      await expect.poll(shows).toBe(true);
      const until = moment(4);
      await withSettings(site, 'banner', { until }, async () => {
        if (!(await shows())) expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(until));
        await expect.poll(shows).toBe(false);
      });
    });
  });
});
