import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type Guard, runGuard } from '../lib/guard.ts';
import { apiFolder, drizzleKit, migrationsFolder } from '../lib/migrations.ts';
import { runNode } from '../lib/run.ts';

const nothingToDo = 'No schema changes, nothing to migrate';

/** Generates into a copy: whatever drizzle-kit would write is what the migrations lack. */
export const findDrift: Guard = async (root) => {
  if (!existsSync(migrationsFolder(root))) return ['there are no migrations at all'];
  const scratch = mkdtempSync(join(tmpdir(), 'migration-drift-'));
  try {
    const copy = join(scratch, 'migrations');
    mkdirSync(copy);
    cpSync(migrationsFolder(root), copy, { recursive: true });
    const config = join(scratch, 'drizzle.config.ts');
    const original = JSON.stringify(join(apiFolder(root), 'drizzle.config.ts'));
    // drizzle-kit reads `out` as relative, even where it begins with a slash.
    const out = JSON.stringify(relative(apiFolder(root), copy));
    writeFileSync(config, `import config from ${original};\nexport default { ...config, out: ${out} };\n`);

    const before = globSync('**/*', { cwd: copy }).length;
    const { code, output } = await runNode(drizzleKit(), ['generate', `--config=${config}`], {
      cwd: apiFolder(root),
      timeout: 60_000,
    });
    const after = globSync('**/*', { cwd: copy }).length;
    if (code === 0 && before === after && output.includes(nothingToDo)) return [];
    return [`tables and migrations disagree: npm run db:generate -- <what-it-does>\n${output.trim()}`];
  } finally {
    rmSync(scratch, { recursive: true });
  }
};

if (import.meta.main) await runGuard('migration drift', findDrift);
