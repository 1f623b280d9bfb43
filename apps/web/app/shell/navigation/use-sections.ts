import { useRouteLoaderData } from 'react-router';
import { inRegion, useRegion, type Home } from '../../platform/identity.ts';
import { sections, type Section } from './sections.ts';

export const namedSections = (of: readonly Section[], region: Home): readonly Section[] =>
  of.map((section) => ({
    ...section,
    pages: section.pages.map((page) => ({ ...page, label: inRegion(page.label, region) })),
  }));

/** The menu in the order that the office gave it. */
export function useSections(): readonly Section[] {
  const region = useRegion();
  const menu = useRouteLoaderData<{ menu: readonly Section[] | null }>('root')?.menu ?? sections;
  return namedSections(menu, region);
}
