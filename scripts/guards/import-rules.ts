import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { type Guard, runGuard } from '../lib/guard.ts';
import { projectRoot } from '../lib/project.ts';
import { runNode } from '../lib/run.ts';

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

const toolFolder = join(projectRoot, 'tools/import-rules');
const rulesFile = join(projectRoot, '.dependency-cruiser.cjs');
const rooms = ['packages/contract/src', 'apps/api/src', 'apps/web/app', 'apps/server/src'];
const cruised = ['packages', 'apps', 'scripts', 'testing', 'e2e'];

/** dependency-cruiser beside a TypeScript that it cannot read is green on 0 modules; so it must have seen every file. */
function findBlindness(root: string, cruise: Cruise): string[] {
  const seen = new Set(cruise.modules.map((module) => module.source));
  const existing = rooms.filter((room) => existsSync(join(root, room)));
  const unseen = existing.flatMap((room) => {
    const files = globSync(`${room}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/+types/**'] });
    const missed = files.filter((file) => !seen.has(file));
    if (files.length === 0) return [`${room} has no modules to look at`];
    return missed.length === 0 ? [] : [`saw ${files.length - missed.length} of ${files.length} modules of ${room}`];
  });
  const meetsContract = cruise.modules.some(
    ({ source, dependencies }) =>
      source.startsWith('apps/') && dependencies.some(({ resolved }) => resolved.startsWith('packages/contract/src/')),
  );
  return [...unseen, ...(meetsContract ? [] : ['followed no import from an app into packages/contract/src'])];
}

export async function findForbiddenImports(root: string, tool = toolFolder): Promise<string[]> {
  const program = join(tool, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  if (!existsSync(program)) return ['the tool is not installed: npm ci --prefix tools/import-rules'];
  const folders = cruised.filter((folder) => existsSync(join(root, folder)));
  const args = ['--config', rulesFile, '--output-type', 'json', ...folders];
  const { stdout, output } = await runNode(program, args, { cwd: root });
  if (!stdout.startsWith('{')) return [`dependency-cruiser did not run\n${output.trim()}`];
  const cruise = JSON.parse(stdout) as Cruise;
  const violations = cruise.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  return [...findBlindness(root, cruise), ...violations];
}

const guard: Guard = (root) => findForbiddenImports(root);

if (import.meta.main) await runGuard('import rules', guard);
