import { type Guard, runGuard } from '../lib/guard.ts';
import { checksumOf, checksumsFile, listMigrations, readChecksums } from '../lib/migrations.ts';

/** A migration that ran somewhere must run the same everywhere: it is listed with its checksum and never touched again. */
export const findThawedMigrations: Guard = async (root) => {
  const files = listMigrations(root);
  const { sums, malformed } = readChecksums(root);
  if (files.length === 0 && sums.size === 0) return ['there are no migrations at all'];
  return [
    ...malformed.map((line) => `${checksumsFile} has a line that is no checksum, or is there twice: ${line}`),
    ...[...sums.keys()]
      .filter((name) => !files.includes(name))
      .map((name) => `${name} is listed but missing: a migration is never renamed or deleted`),
    ...files.filter((name) => !sums.has(name)).map((name) => `${name} is not listed: npm run db:generate -- --freeze`),
    ...files
      .filter((name) => sums.has(name) && sums.get(name) !== checksumOf(root, name))
      .map((name) => `${name} was changed after it was frozen: write a new migration instead`),
  ];
};

if (import.meta.main) await runGuard('frozen migrations', findThawedMigrations);
