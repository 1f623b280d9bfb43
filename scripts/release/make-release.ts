import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { billOfMaterials, forbiddenLicences, licenceTexts } from './bill-of-materials.ts';
import { copyPackage, nodeOf, productionPackages } from './production-packages.ts';

/** Of what is in the repository: programs, what they read, and what whoever runs them reads. */
const belongs =
  /^(apps\/(api|server)\/|packages\/contract\/|packs\/|deploy\/|docs\/(how-to|ko|runbooks)\/|apps\/web\/package\.json$|CHANGELOG\.md$|LICENSE$|SECURITY\.md$)/;
const onlyForWork =
  /\.test\.tsx?$|\/fuzz\/|\/tsconfig[^/]*\.json$|\/drizzle\.config\.ts$|^apps\/server\/scripts\/|^docs\/ko\/pictures\//;

const workspaces = ['apps/api', 'apps/server', 'apps/web', 'packages/contract'];

export interface Release {
  name: string;
  version: string;
  folder: string;
}

const git = (root: string, ...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const list = (root: string) => git(root, 'ls-files', '-z').split('\0').filter(Boolean);

function commitOf(root: string): string {
  const commit = git(root, 'rev-parse', 'HEAD');
  return git(root, 'status', '--porcelain') === '' ? commit : `${commit} with changes`;
}

function copyOwn(root: string, target: string): void {
  for (const file of list(root).filter((path) => belongs.test(path) && !onlyForWork.test(path))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }
  for (const half of ['client', 'server']) {
    const built = `apps/web/build/${half}`;
    cpSync(join(root, built), join(target, built), { recursive: true });
  }
}

function linkWorkspaces(root: string, target: string): void {
  const links = join(target, 'node_modules/@kidney');
  mkdirSync(links, { recursive: true });
  for (const workspace of workspaces) {
    const { name } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as { name: string };
    const link = join(target, 'node_modules', name);
    symlinkSync(relative(dirname(link), join(target, workspace)), link);
  }
}

/** Puts what is to be installed into one folder: our programs and their build, others' packages, and a Node of its own. */
export function makeRelease(root: string, into: string): Release {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const name = 'kidney';
  const folder = join(into, `${name}-${version}`);
  const packages = productionPackages(root);
  const node = nodeOf(root);
  const forbidden = forbiddenLicences(packages);
  if (forbidden.length > 0) throw new Error(`may not be handed on:\n${forbidden.join('\n')}`);

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyOwn(root, folder);
  for (const each of packages) copyPackage(root, each, folder);
  linkWorkspaces(root, folder);
  mkdirSync(join(folder, 'runtime'));
  cpSync(join(root, node.path, 'bin/node'), join(folder, 'runtime/node'));
  chmodSync(join(folder, 'runtime/node'), 0o755);
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  write('package.json', json({ name, version, commit: commitOf(root), private: true, type: 'module', license: 'MIT' }));
  write('sbom.json', json(billOfMaterials(root, [...packages, node], { name, version })));
  write('licences.txt', `${licenceTexts(root, [...packages, node])}\n`);
  return { name, version, folder };
}
