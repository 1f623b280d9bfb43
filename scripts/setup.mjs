// Plain JavaScript for any Node ≥ 20: it runs before the project's own Node 24 is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const folder = new URL('..', import.meta.url);

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: folder, stdio: 'inherit', ...options });
  if (result.status !== 0) {
    console.error(`\nsetup stopped: ${[command, ...args].join(' ')} did not succeed.`);
    process.exit(result.status ?? 1);
  }
}

function versionsOf(file) {
  const path = new URL(file, folder);
  if (!existsSync(path)) return null;
  const { packages } = JSON.parse(readFileSync(path, 'utf8'));
  return JSON.stringify(
    Object.entries(packages ?? {})
      .filter(([name]) => name.startsWith('node_modules/'))
      .map(([name, { version, optional }]) => [name, optional ? null : version])
      .filter(([, version]) => version !== null),
  );
}

const isInstalled = (prefix) =>
  versionsOf(`${prefix}node_modules/.package-lock.json`) === versionsOf(`${prefix}package-lock.json`);

if (!isInstalled('')) run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
if (!isInstalled('tools/import-rules/')) {
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', 'tools/import-rules']);
}
const brought = new URL('node_modules/.bin/node', folder).pathname;
const node = existsSync(brought) ? brought : process.execPath;
if (node !== brought && Number(process.versions.node.split('.')[0]) < 24) {
  console.error('setup stopped: the project brings Node for Linux alone. Install Node 24 and try again.');
  process.exit(1);
}
run(node, ['scripts/setup/development.ts', ...process.argv.slice(2)]);
