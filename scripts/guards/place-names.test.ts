import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { plantTree, runScript } from '../lib/fixture-tree.ts';

function guard(files: Record<string, string>) {
  const root = plantTree(files);
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  return runScript('guards/place-names.ts', root);
}

test.each([
  ['apps/web/app/content/a.tsx', "export const title = '울산 인공신장실';"],
  ['apps/api/db/seeds/pages/terms.ts', "export const text = '부르미를 불러 주십시오.';"],
  ['packages/contract/src/office/a.ts', "export const key = 'burumi-phone';"],
])('D-OPS-04 fails where %s names a city', async (file, line) => {
  const { code, output } = await guard({ [file]: `${line}\n` });
  expect(code).toBe(1);
  expect(output).toContain(`${file}:1 names a city`);
});

test('D-OPS-04 lets packs, samples and tests name theirs', async () => {
  const files = {
    'packs/ulsan/site.json': '{ "name": "울산" }\n',
    'apps/api/db/seeds/facilities.ts': "export const address = '울산광역시';\n",
    'apps/web/app/a.test.ts': "const place = '울산';\n",
    'apps/web/app/a.ts': "export const title = '{지역} 인공신장실';\n",
  };
  expect(await guard(files)).toMatchObject({ code: 0 });
});
