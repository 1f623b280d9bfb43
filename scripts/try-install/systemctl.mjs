// Stands in for systemctl where no systemd runs: starts what a unit says, as its user, with its environment and secrets.
// Restarts, limits and the walls of the units are systemd's own and not here.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, copyFileSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const unitFolder = '/etc/systemd/system';
const runFolder = '/run/units';
const [verb, ...rest] = process.argv.slice(2);
const names = rest
  .filter((word) => !word.startsWith('-'))
  .map((name) => (name.includes('@') && !name.endsWith('.service') ? `${name}.service` : name));

const readLines = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^[^#;[\s]/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')).trim(), line.slice(line.indexOf('=') + 1).trim()]);

const idOf = (flag, user) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);

const isThere = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** 0 where it does not run. */
function pidOf(name) {
  const file = join(runFolder, name, 'pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return pid && isThere(pid) ? pid : 0;
}

function stop(name) {
  const pid = pidOf(name);
  if (!pid) return;
  process.kill(pid, 'SIGTERM');
  while (isThere(pid)) spawnSync('sleep', ['0.1']);
}

function start(name) {
  if (verb === 'restart') stop(name);
  else if (pidOf(name)) return;
  const [, stem, instance = ''] = /^([^@]+)@?(.*)\.service$/.exec(name);
  const file = join(unitFolder, name.includes('@') ? `${stem}@.service` : name);
  const credentials = join(runFolder, name, 'credentials');
  mkdirSync(credentials, { recursive: true });
  const of = (key) =>
    readLines(file)
      .filter(([each]) => each === key)
      .map(([, value]) => value.replaceAll('%i', instance).replaceAll('%d', credentials));
  const [user] = of('User');
  const [uid, gid] = [idOf('-u', user), idOf('-g', user)];
  chownSync(credentials, uid, gid);
  for (const [id, path] of of('LoadCredential').map((each) => each.split(':'))) {
    copyFileSync(path, join(credentials, id));
    chownSync(join(credentials, id), uid, gid);
    spawnSync('chmod', ['0400', join(credentials, id)]);
  }
  for (const folder of of('RuntimeDirectory')) {
    mkdirSync(join('/run', folder), { recursive: true, mode: 0o700 });
    chownSync(join('/run', folder), uid, gid);
  }
  const settings = of('EnvironmentFile').flatMap((each) =>
    each.startsWith('-') && !existsSync(each.slice(1)) ? [] : readLines(each.replace(/^-/, '')),
  );
  const own = of('Environment').flatMap((line) => line.split(' ').map((each) => each.split(/=(.*)/s).slice(0, 2)));
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...Object.fromEntries([...own, ...settings]) };
  const log = openSync(join(runFolder, name, 'log'), 'a');
  const [umask = '0022'] = of('UMask');
  for (const command of of('ExecStart')) {
    const args = [`--reuid=${user}`, `--regid=${user}`, '--init-groups', '--no-new-privs'];
    const shell = ['sh', '-c', `umask ${umask}; exec ${command}`];
    const options = { cwd: of('WorkingDirectory')[0], env, stdio: ['ignore', log, log] };
    if (of('Type')[0] === 'oneshot') {
      const { status } = spawnSync('setpriv', [...args, ...shell], options);
      if (status !== 0) process.exit(status ?? 1);
    } else {
      const child = spawn('setpriv', [...args, ...shell], { ...options, detached: true });
      writeFileSync(join(runFolder, name, 'pid'), String(child.pid));
      child.unref();
    }
  }
}

// Nothing that could be loaded anew runs before it is started here.
if (rest.includes('is-active') || verb === 'is-active') process.exit(3);

const wantedBy = (target) =>
  readLines(join(unitFolder, target))
    .filter(([key]) => key === 'Wants')
    .flatMap(([, value]) => value.split(' '))
    .filter((each) => each.endsWith('.service'));

if (verb === 'stop') for (const name of names) stop(name);
for (const name of ['enable', 'start', 'restart'].includes(verb) ? names : []) {
  if (name === 'nftables') spawnSync('nft', ['-f', '/etc/nftables.conf'], { stdio: 'inherit' });
  else if (name === 'haproxy') spawnSync('haproxy', ['-D', '-f', '/etc/haproxy/haproxy.cfg'], { stdio: 'inherit' });
  // No clock runs here.
  else if (name.endsWith('.timer')) continue;
  else if (name.endsWith('.target')) for (const each of wantedBy(name)) start(each);
  else start(name);
}
