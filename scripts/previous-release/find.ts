import { execFileSync } from 'node:child_process';
import { checksumsFile, firstThatExpands } from '../lib/migrations.ts';

const path = `apps/api/db/migrations/${checksumsFile}`;
const linesOf = (list: string) => list.split('\n').filter((line) => line.trim() !== '');

/** Whether somebody may run this list: everything from before the rule of expanding, and not yet all of today's. */
export function isOlderSchema(list: string, today: string): boolean {
  const [older, newer] = [linesOf(list), linesOf(today)];
  const mustHave = newer.filter(
    (line) => !/ {2}(\d{4})/.test(line) || (/ {2}(\d{4})/.exec(line)?.[1] ?? '') < firstThatExpands,
  );
  return older.length >= mustHave.length && older.length < newer.length && older.every((line, n) => line === newer[n]);
}

/** The newest release before this commit; without one the oldest commit whose schema could be installed somewhere. */
export function findPrevious(root: string): string | null {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const tags = linesOf(
    git('tag', '--list', 'v*', '--merged', 'HEAD', '--no-contains', 'HEAD', '--sort=-version:refname'),
  );
  if (tags[0]) return tags[0];
  const today = git('show', `HEAD:${path}`);
  const commits = linesOf(git('log', '--reverse', '--format=%H', 'HEAD', '--', path));
  return commits.find((commit) => isOlderSchema(git('show', `${commit}:${path}`), today)) ?? null;
}
