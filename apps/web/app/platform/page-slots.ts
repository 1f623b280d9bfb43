import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';

/** What the root layout hands to every page. */
export interface PageSlots {
  /** True at a width of 720 px or less. */
  isMobile: boolean;
  /** The other pages of the same section, for the side of a page; null where there are none. */
  sectionNav: ReactNode;
}

export const usePageSlots = () => useOutletContext<PageSlots>();
