import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureWebBuild } from '../testing/web-build.ts';
import { projectRoot } from './lib/project.ts';
import { makeRelease } from './release/make-release.ts';

const into = join(projectRoot, 'build/release');

/** The same bytes for the same commit, whoever packs them and when. */
function pack(folder: string, archive: string): void {
  const at = execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: projectRoot, encoding: 'utf8' }).trim();
  const same = ['--sort=name', `--mtime=@${at}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=go=u-w'];
  execFileSync('tar', [...same, '--zstd', '-cf', archive, '-C', into, basename(folder)], {
    env: { ...process.env, ZSTD_CLEVEL: '12', ZSTD_NBTHREADS: '2' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const isChanged = execFileSync('git', ['status', '--porcelain'], { cwd: projectRoot, encoding: 'utf8' }) !== '';
if (isChanged && !process.argv.includes('--with-changes'))
  throw new Error('There are changes that no commit holds: commit them, or say --with-changes.');
ensureWebBuild();
const { folder } = makeRelease(projectRoot, into);
const archive = `${folder}.tar.zst`;
pack(folder, archive);
const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
writeFileSync(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`);
console.log(`${archive}: ${Math.round(statSync(archive).size / 1024 ** 2)} MB`);
