import { useMenuOrder } from '../../platform/identity.ts';
import { sections, type Section } from './sections.ts';

/** The menu in the order that the office gave it. */
export function useSections(): readonly Section[] {
  const order = useMenuOrder();
  if (order.length === 0) return sections;
  const ordered = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string) =>
    order.flatMap((key) => entries.filter((entry) => keyOf(entry) === key));
  return ordered(sections, ({ key }) => key).map((section) => ({
    ...section,
    pages: ordered(section.pages, ({ to }) => to),
  }));
}
