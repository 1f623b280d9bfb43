import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '@kidney/api/platform/config.ts';
import { AppError } from '@kidney/api/platform/errors.ts';
import { run } from './cli/run.ts';
import { UsageError } from './cli/verb.ts';

function explain(error: unknown): string {
  if (error instanceof UsageError || error instanceof ConfigError) return error.message;
  if (error instanceof AppError) {
    return [error.message, ...(error.details.fields ?? []).map(({ field }) => `  ${field}`)].join('\n');
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const envFile = fileURLToPath(new URL('../../../.env', import.meta.url));
if (existsSync(envFile)) process.loadEnvFile(envFile);
try {
  await run(process.argv.slice(2), { env: process.env, say: (line) => console.log(line) });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
