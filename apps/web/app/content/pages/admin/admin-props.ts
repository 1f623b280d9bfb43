import type { Page } from '@kidney/contract/content/pages/pages.schema.ts';
import type { ReactNode } from 'react';
import type { OpenedPage } from './page-calls.ts';

/** What the list of versions gets. */
export interface AdminProps {
  opened: OpenedPage;
  /** Draws a page as visitors see it. */
  draw: (page: Page) => ReactNode;
  onClose: (message?: string) => void;
  /** Loads the page again and says so. */
  onSaved: (message: string) => Promise<void>;
}
