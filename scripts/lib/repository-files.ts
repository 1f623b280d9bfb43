import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** Every file that is tracked or would be at the next commit: what git ignores is nobody's business. */
export async function listRepositoryFiles(root: string): Promise<string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { code, stdout, output } = await run({ command: 'git', args, cwd: root });
  if (code !== 0) throw new Error(`git could not list the files of ${root}: ${output}`);
  // What was removed and not committed yet is still listed.
  return stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}
