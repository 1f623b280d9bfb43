import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addFiles, plantTree, runScript } from '../lib/fixture-tree.ts';
import { projectRoot } from '../lib/project.ts';
import { findForbiddenImports } from './import-rules.ts';

const packageOf = (name: string) => JSON.stringify({ name, type: 'module', exports: { './*': './src/*' } });
const library = { 'package.json': '{ "exports": { ".": "./index.js" } }', 'index.js': 'export const it = 1;\n' };

const clean: Record<string, string> = {
  'packages/contract/package.json': packageOf('@kidney/contract'),
  'packages/contract/src/shared/route.ts': 'export const route = 1;\n',
  'packages/contract/src/content/faq/faq.schema.ts':
    "import { it } from 'zod';\nexport const faq = it;\nexport type Faq = number;\n",
  'packages/contract/src/content/faq/faq.paths.ts':
    "import { route } from '../../shared/route.ts';\nimport type { Faq } from './faq.schema.ts';\nexport const faqPaths: Faq = route;\n",
  'apps/api/package.json': packageOf('@kidney/api'),
  'apps/api/src/platform/database.ts': "export { it } from 'fastify';\n",
  'apps/api/src/content/faq/faq.table.ts': 'export const table = 1;\n',
  'apps/api/src/content/faq/faq.repository.ts': "export { table } from './faq.table.ts';\n",
  'apps/api/src/content/faq/faq.routes.ts': "export { faq } from '@kidney/contract/content/faq/faq.schema.ts';\n",
  'apps/api/src/content/faq/faq.service.ts': "export { table } from './faq.repository.ts';\n",
  'apps/api/src/content/faq/index.ts': "export { owner } from '../../office/accounts/index.ts';\n",
  'apps/api/src/office/accounts/index.ts': 'export const owner = 1;\n',
  'apps/api/src/api.ts': "export { owner } from './content/faq/index.ts';\n",
  'apps/web/app/content/engine/tools.tsx': 'export const tools = 1;\n',
  'apps/web/app/content/faq/public/faq.route.tsx':
    "import { faqPaths } from '@kidney/contract/content/faq/faq.paths.ts';\n" +
    "import type { Faq } from '@kidney/contract/content/faq/faq.schema.ts';\n" +
    "export const editor = () => import('../admin/editor.tsx');\nexport const faq: Faq = faqPaths;\n",
  'apps/web/app/content/faq/admin/editor.tsx': "import '../../../ui/button.tsx';\nexport const editor = 1;\n",
  'apps/web/app/ui/button.tsx': 'export const button = 1;\n',
  'apps/web/app/shell/frame.tsx': "import '../content/faq/public/faq.route.tsx';\nexport type Frame = number;\n",
  'apps/web/build/server/index.js': 'export const build = 1;\n',
  'apps/server/src/server.ts':
    "import '@kidney/api/api.ts';\nimport '../../web/build/server/index.js';\nimport '../../web/build/not-built-yet.js';\n" +
    "import type { Frame } from '../../web/app/shell/frame.tsx';\nexport const frame: Frame = 1;\n",
};

/** For every rule one file to add, and what it reaches. */
const planted: [rule: string, from: string, imports: string, to: string][] = [
  [
    'arrows-from-office',
    'apps/api/src/office/accounts/a.ts',
    '../../content/facts/index.ts',
    'apps/api/src/content/facts/index.ts',
  ],
  [
    'arrows-from-content',
    'packages/contract/src/content/faq/c.schema.ts',
    '../../clients/people/people.paths.ts',
    'packages/contract/src/clients/people/people.paths.ts',
  ],
  [
    'arrows-from-clients',
    'apps/web/app/clients/people/admin/a.tsx',
    '@kidney/contract/content/faq/faq.paths.ts',
    'packages/contract/src/content/faq/faq.paths.ts',
  ],
  [
    'arrows-from-transport',
    'apps/api/src/transport/riders/a.ts',
    '../../operations/backups/index.ts',
    'apps/api/src/operations/backups/index.ts',
  ],
  [
    'arrows-from-clients-people',
    'apps/api/src/clients/people/a.ts',
    '../forms/index.ts',
    'apps/api/src/clients/forms/index.ts',
  ],
  [
    'arrows-from-clients-forms',
    'packages/contract/src/clients/forms/a.schema.ts',
    '../cases/cases.paths.ts',
    'packages/contract/src/clients/cases/cases.paths.ts',
  ],
  [
    'arrows-from-clients-applications',
    'apps/web/app/clients/applications/public/a.tsx',
    '../../proofs/public/picture.tsx',
    'apps/web/app/clients/proofs/public/picture.tsx',
  ],
  [
    'arrows-from-clients-proofs',
    'apps/api/src/clients/proofs/a.ts',
    '@kidney/contract/clients/cases/cases.paths.ts',
    'packages/contract/src/clients/cases/cases.paths.ts',
  ],
  [
    'client-screens-show-only-clients',
    'apps/web/app/clients/cases/admin/a.tsx',
    '../../format-requests/admin/request.tsx',
    'apps/web/app/clients/format-requests/admin/request.tsx',
  ],
  [
    'web-features-are-strangers',
    'apps/web/app/clients/format-requests/admin/a.tsx',
    '../../proofs/public/picture.tsx',
    'apps/web/app/clients/proofs/public/picture.tsx',
  ],
  [
    'cases-work-on-the-rows-of-applications',
    'apps/api/src/clients/cases/cases.repository.ts',
    '../people/people.table.ts',
    'apps/api/src/clients/people/people.table.ts',
  ],
  ['no-cycles', 'apps/api/src/platform/first.ts', './second.ts', 'apps/api/src/platform/second.ts'],
  ['no-unresolved', 'apps/api/src/platform/b.ts', './nowhere.ts', './nowhere.ts'],
  ['contract-imports-only-zod', 'packages/contract/src/content/faq/b.ts', 'fastify', 'node_modules/fastify/index.js'],
  [
    'light-contract-stays-light',
    'packages/contract/src/content/faq/b.paths.ts',
    './faq.schema.ts',
    'packages/contract/src/content/faq/faq.schema.ts',
  ],
  [
    'web-takes-schemas-as-types',
    'apps/web/app/platform/a.ts',
    '@kidney/contract/content/faq/faq.schema.ts',
    'packages/contract/src/content/faq/faq.schema.ts',
  ],
  ['web-knows-no-zod-and-no-driver', 'apps/web/app/platform/b.ts', 'zod', 'node_modules/zod/index.js'],
  [
    'drizzle-by-one-door',
    'apps/api/src/content/faq/b.repository.ts',
    'drizzle-orm',
    'node_modules/drizzle-orm/index.js',
  ],
  ['apps-meet-only-in-the-contract', 'apps/web/app/platform/c.ts', '@kidney/api/api.ts', 'apps/api/src/api.ts'],
  [
    'apps-meet-only-in-the-contract',
    'apps/api/src/platform/c.ts',
    '../../../server/src/server.ts',
    'apps/server/src/server.ts',
  ],
  [
    'server-takes-only-the-build-of-web',
    'apps/server/src/a.ts',
    '../../web/app/ui/button.tsx',
    'apps/web/app/ui/button.tsx',
  ],
  ['product-knows-no-scripts', 'apps/server/src/b.ts', '../../../scripts/a.ts', 'scripts/a.ts'],
  [
    'platform-knows-no-feature',
    'apps/api/src/platform/d.ts',
    '../content/faq/index.ts',
    'apps/api/src/content/faq/index.ts',
  ],
  [
    'ui-knows-nothing-of-ours',
    'apps/web/app/ui/a.tsx',
    '@kidney/contract/content/faq/faq.paths.ts',
    'packages/contract/src/content/faq/faq.paths.ts',
  ],
  [
    'enter-a-feature-by-its-door',
    'apps/api/src/content/faq/a.ts',
    '../../office/accounts/secret.ts',
    'apps/api/src/office/accounts/secret.ts',
  ],
  [
    'enter-the-api-by-its-doors',
    'apps/server/src/c.ts',
    '@kidney/api/content/faq/faq.service.ts',
    'apps/api/src/content/faq/faq.service.ts',
  ],
  [
    'domain-features-are-strangers',
    'apps/api/src/content/events/a.ts',
    '../faq/index.ts',
    'apps/api/src/content/faq/index.ts',
  ],
  [
    'routes-go-through-the-service',
    'apps/api/src/content/faq/a.routes.ts',
    './faq.repository.ts',
    'apps/api/src/content/faq/faq.repository.ts',
  ],
  [
    'only-repositories-touch-tables',
    'apps/api/src/content/faq/a.presenter.ts',
    './faq.table.ts',
    'apps/api/src/content/faq/faq.table.ts',
  ],
  ['rules-know-no-http', 'apps/api/src/content/faq/a.service.ts', 'fastify', 'node_modules/fastify/index.js'],
  [
    'web-features-are-strangers',
    'apps/web/app/content/events/public/a.tsx',
    '../../faq/public/faq.route.tsx',
    'apps/web/app/content/faq/public/faq.route.tsx',
  ],
  [
    'web-features-are-strangers',
    'apps/web/app/content/engine/a.tsx',
    '../faq/public/faq.route.tsx',
    'apps/web/app/content/faq/public/faq.route.tsx',
  ],
  [
    'the-content-engine-serves-content',
    'apps/web/app/platform/b.tsx',
    '../content/engine/tools.tsx',
    'apps/web/app/content/engine/tools.tsx',
  ],
  [
    'features-do-not-know-the-shell',
    'apps/web/app/content/faq/public/a.tsx',
    '../../../shell/frame.tsx',
    'apps/web/app/shell/frame.tsx',
  ],
  [
    'public-never-imports-admin',
    'apps/web/app/content/faq/public/b.tsx',
    '../admin/editor.tsx',
    'apps/web/app/content/faq/admin/editor.tsx',
  ],
  [
    'public-never-imports-admin',
    'apps/web/app/shell/a.tsx',
    '../content/faq/admin/editor.tsx',
    'apps/web/app/content/faq/admin/editor.tsx',
  ],
];

function plantHouse(): string {
  const root = plantTree(clean);
  for (const name of ['zod', 'fastify', 'drizzle-orm']) {
    addFiles(
      root,
      Object.fromEntries(Object.entries(library).map(([file, text]) => [`node_modules/${name}/${file}`, text])),
    );
  }
  mkdirSync(join(root, 'node_modules/@kidney'));
  symlinkSync(join(root, 'packages/contract'), join(root, 'node_modules/@kidney/contract'));
  symlinkSync(join(root, 'apps/api'), join(root, 'node_modules/@kidney/api'));
  return root;
}

const guard = (root: string) => runScript('guards/import-rules.ts', root);

test('a house in order passes', async () => {
  expect(await guard(plantHouse())).toMatchObject({ code: 0, output: 'import rules: ok\n' });
});

test('a violation of each rule is named with its two files', async () => {
  const root = plantHouse();
  addFiles(root, {
    'apps/api/src/platform/second.ts': "import './first.ts';\n",
    'apps/api/src/office/accounts/secret.ts': 'export const secret = 1;\n',
    'apps/api/src/content/facts/index.ts': 'export const facts = 1;\n',
    'apps/api/src/operations/backups/index.ts': 'export const backups = 1;\n',
    'packages/contract/src/clients/people/people.paths.ts': 'export const staffPaths = 1;\n',
    'packages/contract/src/clients/cases/cases.paths.ts': 'export const casesPaths = 1;\n',
    'apps/api/src/clients/forms/index.ts': 'export const forms = 1;\n',
    'apps/web/app/clients/proofs/public/picture.tsx': 'export const picture = 1;\n',
    'apps/web/app/clients/format-requests/admin/request.tsx': 'export const request = 1;\n',
    'apps/api/src/clients/people/people.table.ts': 'export const persons = 1;\n',
    'scripts/a.ts': 'export const script = 1;\n',
    ...Object.fromEntries(planted.map(([, from, imports]) => [from, `import '${imports}';\n`])),
  });
  const { code, output } = await guard(root);
  expect(code).toBe(1);
  const named = output.split('\n');
  for (const [rule, from, , to] of planted) expect(named).toContain(`import rules: ${rule}: ${from} → ${to}`);
});

test('every rule has a planted violation', () => {
  const { forbidden } = createRequire(import.meta.url)(join(projectRoot, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string }[];
  };
  expect(new Set(planted.map(([rule]) => rule))).toEqual(new Set(forbidden.map(({ name }) => name)));
});

test('beside a TypeScript that the tool cannot read, the guard fails instead of passing on 0 modules', async () => {
  const tool = plantTree({});
  const installed = join(projectRoot, 'tools/import-rules/node_modules');
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'dependency-cruiser/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  mkdirSync(join(tool, 'node_modules'));
  cpSync(join(installed, 'dependency-cruiser'), join(tool, 'node_modules/dependency-cruiser'), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => each in dependencies)) {
    symlinkSync(join(installed, name), join(tool, 'node_modules', name));
  }
  symlinkSync(join(projectRoot, 'node_modules/typescript'), join(tool, 'node_modules/typescript'));
  const problems = await findForbiddenImports(plantHouse(), tool);
  expect(problems).toContain('saw 0 of 8 modules of apps/api/src');
});
