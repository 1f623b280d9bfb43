import {
  isApplicantPage,
  isStaffPage,
  sitePages,
  thingPages,
} from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const own = path ? `${above}/${path}` : above;
    return children ? pathsOf(children, own) : [own || '/'];
  });
}

/** Neither a page to read nor a screen of the office. */
const others = ['/settings/display', '/*'];

test('D-LNK-01 the checker of links knows every address of the site, and no other', () => {
  const read = pathsOf(routes).filter((path) => !isStaffPage(path) && !isApplicantPage(path) && !others.includes(path));
  expect(read.toSorted()).toEqual([...sitePages, ...thingPages].toSorted());
});
