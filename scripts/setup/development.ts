import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  appLogin,
  createDatabase,
  createLogSchema,
  createRoles,
  ownerLogin,
  prepareDatabase,
  urlFor,
} from '../postgres/roles.ts';
import { startDevelopmentPostgres, type DevelopmentPostgres } from '../postgres/development.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const envFile = `${root}.env`;
/** Beside it, because the site may not know the owner of its tables. */
const ownerFile = `${root}.env.owner`;
const database = 'kidney';

if (!existsSync(envFile)) copyFileSync(`${root}.env.example`, envFile);
process.loadEnvFile(envFile);
if (existsSync(ownerFile)) process.loadEnvFile(ownerFile);

function remember(file: string, values: Record<string, string>): void {
  let text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const [name, value] of Object.entries(values)) {
    const entry = `${name}=${value}`;
    const line = new RegExp(`^#? ?${name}=.*$`, 'm');
    text = line.test(text) ? text.replace(line, () => entry) : `${text.trimEnd()}\n${entry}\n`;
    process.env[name] = value;
  }
  writeFileSync(file, text.trimStart());
  chmodSync(file, 0o600);
}

function cli(...args: string[]): void {
  const result = spawnSync(process.execPath, [`${root}apps/server/src/cli.ts`, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'inherit',
  });
  if (result.status !== 0) {
    console.error(`\nsetup stopped: the step "${args.join(' ')}" did not succeed.`);
    process.exitCode = 1;
    throw new Error(args.join(' '));
  }
}

async function prepareOwnDatabase(): Promise<DevelopmentPostgres> {
  const postgres = await startDevelopmentPostgres();
  await createRoles(postgres.adminUrl);
  await createDatabase(postgres.adminUrl, database).catch((error: { code?: string }) => {
    const alreadyThere = error.code === '42P04';
    if (!alreadyThere) throw error;
  });
  // A setup that was broken off may have left it without.
  await prepareDatabase(postgres.adminUrl, database);
  await createLogSchema(postgres.adminUrl, database);
  remember(envFile, {
    DEV_POSTGRES: 'on',
    DEV_POSTGRES_PORT: String(postgres.port),
    DATABASE_URL: urlFor(postgres.adminUrl, appLogin, database),
  });
  remember(ownerFile, { DATABASE_OWNER_URL: urlFor(postgres.adminUrl, ownerLogin, database) });
  return postgres;
}

const ownPostgres =
  process.env['DATABASE_URL'] && process.env['DEV_POSTGRES'] !== 'on' ? null : await prepareOwnDatabase();
try {
  cli('keys', 'make');
  cli('migrate');
  cli('sample');
  console.log('\nReady. Start everything with:  npm run dev');
} finally {
  await ownPostgres?.stop();
}
