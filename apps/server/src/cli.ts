import './production-by-default.ts';
import { ConfigError } from '@kidney/api/platform/config.ts';
import { AppError } from '@kidney/api/platform/errors.ts';
import { OperatorError } from '@kidney/api/platform/operator-error.ts';
import { run } from './cli/run.ts';
import { UsageError } from './cli/verb.ts';

const expected = [UsageError, ConfigError, OperatorError];

function explain(error: unknown): string {
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof AppError) {
    return [error.message, ...(error.details.fields ?? []).map(({ field }) => `  ${field}`)].join('\n');
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await run(process.argv.slice(2), { env: process.env, say: (line) => console.log(line) });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
