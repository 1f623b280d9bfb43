import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests of the server run what a visitor gets. The build is made where there is none, and used as it is where there is one. */
export function ensureWebBuild(): void {
  if (existsSync(`${root}apps/web/build/server/index.js`)) return;
  execFileSync('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
