import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { plantTree, runScript } from './lib/fixture-tree.ts';

test('counts what was written by hand, by part and district', async () => {
  const root = plantTree({
    'apps/api/src/content/faq/faq.service.ts': 'a\nb\n',
    'apps/api/src/content/faq/faq.service.test.ts': 'a\nb\nc\n',
    'apps/api/db/seeds/faq.ts': 'a\n',
    'apps/api/db/migrations/meta/0000_snapshot.json': '{\n}\n',
    'apps/web/app/content/faq/public/faq.tsx': 'a\n'.repeat(301),
    'packages/contract/src/office/duties/duties.schema.ts': 'a\n',
  });
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  const { stdout } = await runScript('size.ts', root);
  expect(stdout.trim().split('\n')).toEqual([
    'size: apps/web/app/content/faq/public/faq.tsx has 301 lines, more than 300',
    'size: api/content 2 lines in 1 files',
    'size: contract/office 1 lines in 1 files',
    'size: web/content 301 lines in 1 files',
    'size: 304 lines written by hand, outside tests and seeds',
    'size: 2 generated lines of migrations',
  ]);
});
