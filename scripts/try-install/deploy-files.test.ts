import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@kidney/api/platform/config.ts';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../lib/project.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const units = readdirSync(join(projectRoot, 'deploy/systemd')).map((name) => ({
  name,
  lines: read(`deploy/systemd/${name}`).split('\n'),
}));
const services = units.filter(({ name }) => name.endsWith('.service'));
const valuesOf = ({ lines }: (typeof units)[number], key: string) =>
  lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
const settingsIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

describe('what is installed', () => {
  it('D-OPS-09 every unit runs a program of ours as a user that is made for it', () => {
    const made = [...read('deploy/sysusers.d/kidney.conf').matchAll(/^u +(\S+)/gm)].map(([, user]) => user);
    const release = '/srv/kidney/current/';
    for (const unit of services) {
      // The archive is PostgreSQL's own: nobody else may read a whole database.
      expect([...made, 'postgres'], unit.name).toContain(valuesOf(unit, 'User')[0]);
      for (const command of valuesOf(unit, 'ExecStart')) {
        const [first = '', second = ''] = command.split(' ');
        expect(first).toContain(release);
        const program = first === `${release}runtime/node` ? second : first.slice(release.length);
        expect(() => read(program), command).not.toThrow();
      }
    }
    expect(services.map(({ name }) => name).filter((name) => name.includes('archive'))).toEqual([
      'kidney-archive.service',
    ]);
    expect(services).toHaveLength(8);
  });

  it('D-OPS-09 the site has no way out, and neither it nor the worker sees what belongs to the administrator', () => {
    const unitOf = (name: string) => units.find((unit) => unit.name === name) as (typeof units)[number];
    const site = unitOf('kidney-site@.service');
    expect([valuesOf(site, 'IPAddressDeny'), valuesOf(site, 'IPAddressAllow')]).toEqual([['any'], ['localhost']]);
    const told = ['kidney-watch.service', 'kidney-alarm@.service'].map(unitOf);
    const mirror = unitOf('kidney-mirror.service');
    expect([valuesOf(mirror, 'IPAddressDeny'), valuesOf(mirror, 'IPAddressAllow')]).toEqual([['any'], ['localhost']]);
    for (const path of ['/etc/kidney/keys', '/etc/kidney/secrets', '/var/lib/kidney/files', '/run/postgresql'])
      expect(valuesOf(mirror, 'InaccessiblePaths').join(' ')).toContain(`-${path}`);
    for (const unit of [site, mirror, unitOf('kidney-worker.service'), ...told]) {
      const hidden = valuesOf(unit, 'InaccessiblePaths').join(' ');
      // How full the disk of the backups is has to be seen.
      const backups = told.includes(unit) ? [] : ['/var/backups'];
      for (const path of ['/etc/kidney/admin.env', '/etc/kidney/backup-key', ...backups])
        expect(hidden).toContain(`-${path}`);
      expect(valuesOf(unit, 'EnvironmentFile')).not.toContain('/etc/kidney/admin.env');
      for (const wall of ['NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'ProtectSystem=strict', 'PrivateUsers=yes'])
        expect(unit.lines).toContain(wall);
    }
  });

  it('D-OPS-11 lines are kept for a while, within a part of the disk', () => {
    const journal = read('deploy/journald.conf.d/kidney.conf').split('\n');
    for (const bound of ['[Journal]', 'SystemMaxUse=2G', 'MaxRetentionSec=90day']) expect(journal).toContain(bound);
    expect(read('deploy/install')).toContain('/etc/systemd/journald.conf.d/kidney.conf');
  });

  it('D-OPS-09 the settings that come with it are usable as soon as they have an address', () => {
    const site = settingsIn(read('deploy/site.env').replaceAll('@SITE@', 'ulsan'));
    const config = readConfig({ NODE_ENV: 'production', KEYS_DIR: '/etc/kidney/keys', ...site });
    expect(config.DATABASE_URL).toBe('postgres://kidney_app_ulsan@%2Frun%2Fpostgresql/kidney_ulsan');
    expect(Object.keys(site)).not.toContain('DATABASE_OWNER_URL');
    expect(settingsIn(read('deploy/admin.env'))).toHaveProperty('DATABASE_OWNER_URL');
  });

  it('D-OPS-20 the key of the second place reads copies and can do nothing else, and the second machine lets nobody in', () => {
    const letIn = read('deploy/second-place/let-in');
    expect(letIn).toContain(`printf 'restrict,command="/srv/kidney/current/deploy/second-place/serve" %s\\n' "$key"`);
    const served = read('deploy/second-place/serve')
      .split('\n')
      .filter((line) => /^[^#\s]/.test(line));
    expect(served).toEqual(['set -eu', 'rrsync -ro /var/backups', 'touch /var/lib/kidney-far/fetched']);
    // Sealed, or copies of what the site holds: of the rest of the machine it reads nothing.
    const groups = [...read('deploy/sysusers.d/kidney.conf').matchAll(/^m +kidney-far +(\S+)/gm)];
    expect(groups).toEqual([]);
    const readable = read('deploy/second-place/kidney-far.conf').match(/(?<=^A\+ +)\S+.*$/gm);
    const rights = '- - - - u:kidney-far:rx,d:u:kidney-far:rx';
    expect(readable).toEqual([`/var/backups/kidney-files   ${rights}`, `/var/backups/pgbackrest     ${rights}`]);
    expect(read('docs/how-to/second-place.md')).not.toMatch(/openssh-server|authorized_keys/);
  });

  it('D-OPS-09 the page of volunteers says the same commands as that of developers', () => {
    const commands = (path: string) => [...read(path).matchAll(/^ *```sh[^]*?^ *```$/gm)].map(([block]) => block);
    expect(commands('docs/ko/install.md')).toEqual(commands('docs/how-to/install.md'));
    expect(commands('docs/ko/install.md').length).toBeGreaterThan(9);
  });
});
