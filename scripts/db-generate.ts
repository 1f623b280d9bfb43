import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { apiFolder, checksumsFile, drizzleKit, dropOldSnapshots, freezeNewMigrations } from './lib/migrations.ts';
import { projectRoot } from './lib/project.ts';

const usage = `npm run db:generate -- <what-it-does>            a migration from the tables, frozen in ${checksumsFile}
npm run db:generate -- <what-it-does> --custom   an empty one to fill by hand
npm run db:generate -- --freeze                  freezes what was written by hand`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { custom: { type: 'boolean' }, freeze: { type: 'boolean' }, root: { type: 'string' } },
});
const root = resolve(values.root ?? projectRoot);
const name = positionals[0];

function freeze(): void {
  const added = freezeNewMigrations(root);
  console.log(added.length === 0 ? 'Nothing new to freeze.' : `Frozen: ${added.join(', ')}`);
}

function generate(what: string): void {
  const args = [drizzleKit(), 'generate', `--name=${what}`, ...(values.custom ? ['--custom'] : [])];
  // The terminal stays connected: drizzle-kit asks a person whether a column was renamed or replaced.
  const { status } = spawnSync(process.execPath, args, { cwd: apiFolder(root), stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (status !== 0) return;
  dropOldSnapshots(root);
  if (values.custom) console.log('Write it, read it, then: npm run db:generate -- --freeze');
  else freeze();
}

if (values.freeze) freeze();
else if (name !== undefined && /^[a-z0-9][a-z0-9_-]*$/.test(name)) generate(name);
else {
  console.error(usage);
  process.exitCode = 1;
}
