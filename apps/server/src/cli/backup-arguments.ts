import { parseArgs } from 'node:util';
import { UsageError } from './verb.ts';

/** A file, and whether to go on without the master key of its time. */
export function readBackupArguments(args: string[], usage: string): { file?: string; withoutOldKeys: boolean } {
  try {
    const options = { 'without-old-keys': { type: 'boolean' } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError(usage);
    return { ...(file !== undefined && { file }), withoutOldKeys: values['without-old-keys'] ?? false };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${(error as Error).message}\n${usage}`);
  }
}
