import { completeOrder } from '../../platform/menu-order.ts';
import { sections, type Section } from './sections.ts';

/** The menu as the office ordered it; null while it stands as it was made. Done on the server, so that visitors need nothing for it. */
export function orderSections(order: readonly string[]): Section[] | null {
  if (order.length === 0) return null;
  const whole = completeOrder(sections, order);
  const ordered = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string) =>
    whole.flatMap((key) => entries.filter((entry) => keyOf(entry) === key));
  return ordered(sections, ({ key }) => key).map((section) => ({
    ...section,
    pages: ordered(section.pages, ({ to }) => to),
  }));
}
