import { isHiddenPage, type Features } from '@kidney/contract/office/settings/features.paths.ts';
import { completeOrder } from '../../platform/menu-order.ts';
import { sections, type Section } from './sections.ts';

const isStatus = ({ to }: { to: string }) => to === '/transport/status';

/** Without what the association does not have. Where one looks after an application stays: with the shuttle gone, beside the memberships. */
function sectionsWith(features: Features): Section[] {
  const status = sections.flatMap(({ pages }) => pages.filter(isStatus));
  const left = sections.map((section) => ({
    ...section,
    pages: section.pages.filter(({ to }) => !isHiddenPage(features, to)),
  }));
  return features.transport
    ? left.filter(({ pages }) => pages.length > 0)
    : left.flatMap((section) => {
        const pages = section.pages.filter((page) => !isStatus(page));
        if (pages.length === 0) return [];
        return [section.key === 'community' ? { ...section, pages: [...pages, ...status] } : { ...section, pages }];
      });
}

/** The menu as the office ordered it; null while it stands as it was made. Done on the server, so that visitors need nothing for it. */
export function orderSections(order: readonly string[], features: Features): Section[] | null {
  const isWhole = features.transport && features.daycare;
  if (order.length === 0) return isWhole ? null : sectionsWith(features);
  const there = sectionsWith(features);
  const whole = completeOrder(there, order);
  const ordered = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string) =>
    whole.flatMap((key) => entries.filter((entry) => keyOf(entry) === key));
  return ordered(there, ({ key }) => key).map((section) => ({
    ...section,
    pages: ordered(section.pages, ({ to }) => to),
  }));
}
