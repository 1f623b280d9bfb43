import type { Page } from '@playwright/test';
import type { SiteProcess } from '../../testing/process.ts';

export interface Screen {
  name: string;
  who: 'visitor' | 'editor' | 'driver' | 'owner';
  at: string;
  /** What is done there to come to the state; without it the address alone leads to the screen. */
  make?(page: Page, site: SiteProcess): Promise<void>;
  /** The name of a button that stands there once the page is complete. */
  completeWith?: string;
  status?: number;
  /** Drawn by a site that has lost its database. */
  isCutOff?: true;
  /** Exists up to 720 px only. */
  isForPhones?: true;
  /** Exists above 720 px only. */
  isForWide?: true;
  /** Shows pages of the newsletter, which the worker has to have drawn. */
  isDrawn?: true;
  /** Sets the browser's clock, which nobody after it shall have. */
  hasOwnClock?: true;
  /** Drawn without style and script, when nothing else can be drawn. */
  isLastResort?: true;
}
