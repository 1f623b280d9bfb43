import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/folder.ts';
import { projectRoot } from '../lib/project.ts';

const folder = createTestFolder();
afterAll(() => folder.remove());
const at = (...path: string[]) => join(folder.path, ...path);
function put(path: string, text: string) {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}
const run = (script: string, ...args: string[]) =>
  execFileSync(join(projectRoot, 'deploy/second-place', script), args, {
    env: { PATH: `${at('programs')}:${process.env['PATH']}` },
    encoding: 'utf8',
  });

// Not every machine that runs tests has rsync; the real one runs in scripts/try-install.ts.
put(
  'programs/rsync',
  '#!/bin/sh\nfor last; do before=$from; from=$last; done\nmkdir -p "$from" && cp -R "$before." "$from"\n',
);
execFileSync('chmod', ['755', at('programs/rsync')]);

describe('the second place', () => {
  it('D-OPS-20 puts copies back as they were fetched at a minute, whatever was deleted or spoilt since', () => {
    put('copies/now/archive/one', 'spoilt at eleven');
    put('copies/now/archive/three', 'new');
    put('copies/gone/2026-11-18T09:00:00Z/archive/one', 'of eight');
    put('copies/gone/2026-11-18T10:30:00Z/archive/one', 'of nine');
    put('copies/gone/2026-11-18T11:00:00Z/archive/one', 'spoilt at half past ten');
    put('copies/gone/2026-11-18T11:00:00Z/archive/two', 'deleted at eleven');

    run('put-back', at('copies'), at('at-ten'), '2026-11-18 19:00 +0900');
    const of = (when: string, name: string) => readFileSync(at(when, 'archive', name), 'utf8');
    expect([of('at-ten', 'one'), of('at-ten', 'two')]).toEqual(['of nine', 'deleted at eleven']);
    run('put-back', at('copies'), at('latest'));
    expect([of('latest', 'one'), of('latest', 'three')]).toEqual(['spoilt at eleven', 'new']);
    expect(() => of('latest', 'two')).toThrow(/ENOENT/);
  });

  it('D-OPS-20 keeps what was put aside for 14 days, and says when something was fetched last', () => {
    for (const [name, days] of [
      ['young', 13],
      ['old', 16],
    ] as const) {
      put(`kept/gone/${name}/file`, name);
      const then = Date.now() / 1_000 - days * 86_400;
      utimesSync(at('kept/gone', name), then, then);
    }
    for (const part of ['pgbackrest/backup', 'pgbackrest/archive', 'kidney-files']) put(`site:${part}/file`, part);
    run('fetch', at('site'), at('kept'));
    expect(readFileSync(at('kept/now/pgbackrest/archive/file'), 'utf8')).toBe('pgbackrest/archive');
    expect(readFileSync(at('kept/gone/young/file'), 'utf8')).toBe('young');
    expect(() => readFileSync(at('kept/gone/old/file'))).toThrow(/ENOENT/);
    expect(Date.parse(readFileSync(at('kept/fetched'), 'utf8').trim())).toBeGreaterThan(Date.now() - 60_000);
  });
});
