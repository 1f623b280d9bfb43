import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '@kidney/api/platform/migrate.ts';
import { projectRoot } from './lib/project.ts';
import { startDevelopmentPostgres, type DevelopmentPostgres } from './postgres/development.ts';

const envFile = join(projectRoot, '.env');
if (!existsSync(envFile)) {
  console.error('There is no .env yet. Type first:  npm run setup');
  process.exit(1);
}
process.loadEnvFile(envFile);
const ownerFile = join(projectRoot, '.env.owner');
if (existsSync(ownerFile)) process.loadEnvFile(ownerFile);

const postgres: DevelopmentPostgres | null =
  process.env['DEV_POSTGRES'] === 'on' ? await startDevelopmentPostgres() : null;

function startServer(): ChildProcess {
  return spawn(process.execPath, [join(projectRoot, 'apps/server/src/start.ts')], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'development', CLOSE_NOTICE_MS: '0' },
    stdio: 'inherit',
  });
}

/** Resolves with the exit code when the server ends: by itself, or because somebody stopped it. */
function untilEnded(server: ChildProcess): Promise<number> {
  // A terminal sends Ctrl-C to the server as well, and a second signal would cut its farewell short.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill('SIGINT'));
  return new Promise((resolve) => server.once('exit', (code) => resolve(code ?? 0)));
}

try {
  const ownerUrl = process.env['DATABASE_OWNER_URL'];
  if (ownerUrl) await migrate(ownerUrl);
  const server = startServer();
  console.log(`\n  ${process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000'}\n`);
  process.exitCode = await untilEnded(server);
} finally {
  await postgres?.stop();
}
