import type { Disaster } from '@kidney/contract/office/settings/disaster.schema.ts';
import type { Banner, SiteSettings } from '@kidney/contract/office/settings/settings.schema.ts';

/** Whether the banner is to be seen at that moment, and when that changes by itself. */
export function bannerAt(banner: Banner, now: Date): { shown: boolean; changesAt: Date | null } {
  const from = banner.from === null ? null : new Date(banner.from);
  const until = banner.until === null ? null : new Date(banner.until);
  if (banner.text === '' || (until !== null && until <= now)) return { shown: false, changesAt: null };
  if (from !== null && from > now) return { shown: false, changesAt: from };
  return { shown: true, changesAt: until };
}

/** In a disaster every other page leads to the first one. */
export const bannerOfDisaster = ({ title }: Disaster): SiteSettings['banner'] => ({
  tone: 'urgent',
  text: title,
  href: '/',
  linkLabel: '비상 안내 보기',
});
