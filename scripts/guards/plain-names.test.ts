import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { plantTree, runScript } from '../lib/fixture-tree.ts';

function guard(files: Record<string, string>) {
  const root = plantTree(files);
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  return runScript('guards/plain-names.ts', root);
}

test.each([
  'apps/web/app/content/faq/admin/faq-desk.tsx',
  'apps/web/app/content/faq/admin/faq-words.ts',
  'apps/api/src/platform/http-door.ts',
  'apps/api/src/content/contents/shelf.ts',
  'e2e/accessibility/stage.ts',
  'apps/web/app/platform/making-sure.tsx',
  'apps/server/src/late-scripts.ts',
  'apps/server/src/page-for-one.ts',
])('fails on a file called %s', async (file) => {
  const { code, output } = await guard({ [file]: 'export const one = 1;\n' });
  expect(code).toBe(1);
  expect(output).toContain(`${file} is called`);
});

test.each(['export function FaqDesk() {}', 'export interface FormWorld {}', 'export const useFaqActs = 1;'])(
  'fails on %s',
  async (line) => {
    expect((await guard({ 'apps/web/app/a.ts': `${line}\n` })).output).toContain('apps/web/app/a.ts exports');
  },
);

test('fails on two components of one name', async () => {
  const { code, output } = await guard({
    'apps/web/app/a/item-list.tsx': 'export function ItemList() {}\n',
    'apps/web/app/b/other.tsx': 'export function ItemList() {}\n',
  });
  expect(code).toBe(1);
  expect(output).toContain('both export ItemList');
});

test('fails on a second folder of editing', async () => {
  const file = 'apps/web/app/platform/records/record-form.tsx';
  expect((await guard({ [file]: '' })).output).toContain(`${file} belongs to platform/editing`);
});

test('lets plain names pass', async () => {
  const files = {
    'apps/web/app/content/faq/admin/faq-editor.tsx': 'export function FaqEditor() {}\n',
    'apps/web/app/content/faq/admin/faq-labels.ts': 'export const faqLabels = {};\n',
    'docs/desk.md': 'A desk.\n',
  };
  expect(await guard(files)).toMatchObject({ code: 0, stdout: 'plain names: ok\n' });
});
