import type { Page, PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import type { ReactNode } from 'react';
import type { OpenedPage } from './page-calls.ts';

/** What the editor and the list of versions get. */
export interface AdminProps {
  opened: OpenedPage;
  /** Draws a page as visitors see it. */
  draw: (page: Page) => ReactNode;
  onClose: (message?: string) => void;
  /** Loads the page again and says so. */
  onSaved: (message: string) => Promise<void>;
}

/** What is edited from the beginning. */
export interface Start {
  content: PageContent;
  /** The version that it was made from. */
  base: number;
  keptAt?: string;
}
