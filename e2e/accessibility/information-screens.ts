import type { Page as StoredPage } from '@kidney/contract/content/pages/pages.schema.ts';
import { informationPaths } from '../fixtures/information-pages.ts';
import { signInStaff } from '../fixtures/office.ts';
import type { Screen } from './screen.ts';

/** Pages that are read, as they are seeded. */
export const informationScreens: Screen[] = [
  { name: 'transport centre', who: 'visitor', at: '/transport/center' },
  ...informationPaths.map((at): Screen => ({ name: `page ${at}`, who: 'visitor', at })),
  {
    name: 'contents of a page',
    who: 'visitor',
    at: '/kidney/overview',
    isForPhones: true,
    make: (page) => page.getByRole('main').locator('summary').click(),
  },
  {
    name: 'earlier version of the terms',
    who: 'visitor',
    at: '/terms',
    async make(page, site) {
      const editor = await signInStaff(site, 'editor');
      const terms = await editor.call<StoredPage>('GET', '/page/terms');
      await editor.call('PUT', '/page/terms', { ...terms, version: undefined });
      await page.goto(`${site.origin}/terms/${terms.version}`);
    },
  },
];
