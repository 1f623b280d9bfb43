import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { plantTree, runScript } from '../lib/fixture-tree.ts';

function plantRepository(files: Record<string, string>): string {
  const root = plantTree(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replace('¦', '')])),
  );
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  return root;
}

const guard = (files: Record<string, string>) => runScript('guards/private-words.ts', plantRepository(files));

// Each is cut by a bar, so that this file does not hold what it plants.
const planted: [what: string, file: string, text: string][] = [
  ['a folder of somebody’s machine', 'README.md', 'cd /ho¦me/jiyoung/site'],
  ['a folder of somebody’s machine', 'scripts/a.ts', "readFileSync('/ro¦ot/.env')"],
  ['a folder of somebody’s machine', 'docs/a.md', 'see `/wo¦rk/plan.md`'],
  ['a folder of somebody’s machine', 'docs/a.md', 'open /Us¦ers/minsu/site'],
  ['a package host', 'docs/a.md', 'from registry.npm¦js.org'],
  ['a package host', '.npmrc', 'regis¦try=http://10.0.0.1/npm'],
  ['a package host', 'package-lock.json', '"resolved": "https¦://npm.somewhere.kr/a.tgz"'],
  ['a private key', 'a.pem', '-----BEGIN PRI¦VATE KEY-----'],
  ['a telephone number', 'apps/web/app/a.ts', "'052-2¦58-1234'"],
  ['a telephone number', 'apps/web/app/a.ts', "'0101¦2345678'"],
  ['a telephone number', 'docs/a.md', '부르미 052-2¦92-8254'],
  ['a telephone number', 'docs/a.md', '+82 10-1¦234-5678'],
  ['an e-mail address', 'docs/a.md', 'office@kid¦ney-ulsan.or.kr'],
  ['a street address', 'docs/a.md', '울산광역시 남구 삼산¦로 123'],
  ['a style attribute', 'apps/web/app/a.tsx', '<p\n  sty¦le={{ top: 1 }} />'],
  ['a shell', 'scripts/a.ts', "spawn('ls', { sh¦ell: true })"],
];

test.each(planted)('fails on %s in %s: %s', async (what, file, text) => {
  const { code, output } = await guard({ [file]: text });
  expect(code).toBe(1);
  expect(output).toContain(`${file}:`);
  expect(output).toContain(`has ${what}`);
});

test('passes on samples, public numbers, relative paths and files that git ignores', async () => {
  const outcome = await guard({
    'docs/a.md': '전화 052-000-1234, 010-0000-5678, 01000005678, 119, 1577-1234. name@example.com, a@mail.example.kr',
    'docs/b.md': 'scripts/work/a.ts, ./root/b, https://localhost/home/faq, 울산광역시 남구 예시로 12, 2026-01-02 03:04',
    'docs/c.md': '부르미 052-292-8253, 이용자 등록 052-292-0066',
    'apps/web/app/a.tsx': '<p className={style} data-style="x" />',
    '.gitignore': '.env\n',
    '.env': 'KEY=-----BEGIN PRI¦VATE KEY-----',
  });
  expect(outcome).toMatchObject({ code: 0, output: 'private words: ok\n' });
});
