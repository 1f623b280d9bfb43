import { sitePages, siteFiles } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import { initContent } from '@kidney/api/seed.ts';
import { expect, test } from 'vitest';
import { createTestSite } from '../../../testing/server.ts';

test('D-OPS-03 every page answers on a site that was only initialised', async () => {
  await using site = await createTestSite();
  await initContent(site.database);
  const answers = await Promise.all(
    [...sitePages, ...siteFiles, '/admin/login'].map(async (path) => [path, (await site.get(path)).status]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});
