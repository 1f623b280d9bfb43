import type { Disaster } from '@kidney/contract/office/settings/disaster.schema.ts';
import type { Banner, SiteSettings } from '@kidney/contract/office/settings/settings.schema.ts';
import type { Clock } from '../../platform/clock.ts';

/** Whether the banner is to be seen now, and when that changes by itself. Asks for the time only where it matters. */
export function bannerAt(banner: Banner, clock: Clock): { shown: boolean; changesAt: Date | null } {
  if (banner.text === '') return { shown: false, changesAt: null };
  if (banner.from === null && banner.until === null) return { shown: true, changesAt: null };
  const now = clock.now();
  const from = banner.from === null ? null : new Date(banner.from);
  const until = banner.until === null ? null : new Date(banner.until);
  if (until !== null && until <= now) return { shown: false, changesAt: null };
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
