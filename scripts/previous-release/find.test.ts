import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { addFiles, plantTree } from '../lib/fixture-tree.ts';
import { findPrevious, isOlderSchema } from './find.ts';

const lines = ['0000_first', '0007_last-without-rule', '0008_watched', '0009_more'].map((name) => `aa  ${name}.sql\n`);
const upTo = (count: number) => lines.slice(0, count).join('');

test('D-OPS-07 an older schema is one that could be installed, whose migrations all came to stay', () => {
  const verdicts = [1, 2, 3, 4].map((count) => isOlderSchema(upTo(count), upTo(4)));
  expect(verdicts).toEqual([false, true, true, false]);
  expect(isOlderSchema(`${upTo(2)}bb  0008_other.sql\n`, upTo(4))).toBe(false);
});

test('D-OPS-07 the release before is the newest tag that is not this commit, else the oldest commit with such a schema', () => {
  const list = 'apps/api/db/migrations/checksums.txt';
  const root = plantTree({ [list]: upTo(1) });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', '-c', 'tag.gpgsign=false', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  const commit = (count: number) => {
    addFiles(root, { [list]: upTo(count) });
    git('add', '--all');
    git('commit', '--quiet', '--message', `${count}`);
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet');
  commit(1);
  expect(findPrevious(root)).toBeNull();
  const installable = commit(2);
  commit(3);
  commit(4);
  expect(findPrevious(root)).toBe(installable);
  git('tag', 'v0.9.0', 'HEAD~2');
  git('tag', 'v0.10.0', 'HEAD~1');
  git('tag', 'v0.11.0');
  expect(findPrevious(root)).toBe('v0.10.0');
});
