import { forgetWatched, makeTrouble, makeWell } from '../fixtures/watch-page.ts';
import type { Screen } from './screen.ts';

const watch = '/admin/watch';

export const watchScreens: Screen[] = [
  {
    name: 'watch, all is well',
    who: 'owner',
    at: watch,
    async make(page, site) {
      await makeWell(site);
      await page.reload();
    },
  },
  {
    name: 'watch, something is wrong',
    who: 'owner',
    at: watch,
    async make(page, site) {
      await makeWell(site);
      await makeTrouble(site);
      await page.reload();
    },
  },
  {
    name: 'watch, nobody looks',
    who: 'owner',
    at: watch,
    async make(page, site) {
      await forgetWatched(site);
      await page.reload();
    },
  },
  { name: 'watch, for somebody who may not', who: 'editor', at: watch },
];
