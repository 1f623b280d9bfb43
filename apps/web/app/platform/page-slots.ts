import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';
import type { MenuSection } from './menu-order.ts';

/** What the root layout hands to every page. */
export interface PageSlots {
  /** True at a width of 720 px or less. */
  isMobile: boolean;
  /** The other pages of the same section, for the side of a page; null where there are none. */
  sectionNav: ReactNode;
  /** The menu as it was made, for those who order it. */
  menu: readonly MenuSection[];
}

export const usePageSlots = () => useOutletContext<PageSlots>();
