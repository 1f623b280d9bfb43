import { sitePages } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import { expect, inject, test } from 'vitest';
import { startSiteProcess } from '../../../testing/process.ts';

test('a process that warms up has made every page of the site map before anybody asks', async () => {
  await using site = await startSiteProcess(inject('adminUrl'), { WARM_UP: 'on', LOG_LEVEL: 'info' });
  const told = () => site.log.find((line) => line.includes('every page was made once'));
  await expect.poll(told, { timeout: 60_000 }).toBeDefined();
  expect(JSON.parse(told() as string)).toMatchObject({ pages: sitePages.length, failed: 0 });
  for (const path of ['/', '/association/greeting', '/kidney/facilities']) {
    const answer = await fetch(`${site.origin}${path}`);
    await answer.arrayBuffer();
    expect([answer.status, answer.headers.get('x-page')], path).toEqual([200, 'hit']);
  }
});
