import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../testing/folder.ts';
import { projectRoot } from '../lib/project.ts';
import { environmentIn, settingsOf, type Place } from './machines.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const place = (folder: string): Place => ({
  folder,
  addresses: { a: '127.0.0.11', b: '127.0.0.12', c: '127.0.0.13' },
  primaryPort: 5000,
  user: { uid: 0, gid: 0 },
});

describe('what is installed on two machines', () => {
  it('D-OPS-18 HAProxy takes the way to the database that leads', () => {
    const folder = createTestFolder();
    const file = join(folder.path, 'primary.cfg');
    writeFileSync(file, settingsOf(place(folder.path), 'a', 'primary.cfg'));
    expect(execFileSync('/usr/sbin/haproxy', ['-c', '-f', file], { encoding: 'utf8' })).toContain('file is valid');
    folder.remove();
  });

  it('D-OPS-18 nothing is left to fill in, and no password stands in the settings', () => {
    for (const file of ['patroni.yml', 'etcd.env', 'primary.cfg']) {
      const settings = settingsOf(place('/nowhere'), 'b', file);
      expect(settings.match(/@\w+@/g), file).toBeNull();
      expect(settings, file).not.toMatch(/password\s*[:=]/i);
    }
  });

  it('D-OPS-18 its PostgreSQL archives as that of one machine does, and says as little', () => {
    const patroni = read('deploy/patroni/patroni.yml');
    const archive = [...read('deploy/pgbackrest/postgresql.conf').matchAll(/^(\w+) = '?(.*?)'?$/gm)];
    expect(archive).toHaveLength(3);
    const settings = new Map(
      [...patroni.matchAll(/^ {8}([\w.]+): '?(.*?)'?$/gm)].map(([, name, value]) => [name, value]),
    );
    for (const [, name, value] of archive) expect(settings.get(name), name).toBe(value);
    expect(settings.get('log_error_verbosity')).toBe('terse');
    expect(settings.get('log_min_error_statement')).toBe('panic');
    expect(patroni).toMatch(/^ {4}synchronous_mode: true$/m);
    expect(patroni).toMatch(/initdb: .*data-checksums/);
  });

  it('D-OPS-18 the three votes know each other, and nobody without the key', () => {
    const etcd = environmentIn(settingsOf(place('/nowhere'), 'c', 'etcd.env'));
    expect(etcd['ETCD_INITIAL_CLUSTER']).toBe(
      'a=https://127.0.0.11:2380,b=https://127.0.0.12:2380,c=https://127.0.0.13:2380',
    );
    expect(etcd['ETCD_LISTEN_CLIENT_URLS']).toBe('https://127.0.0.13:2379');
    expect([etcd['ETCD_CLIENT_CERT_AUTH'], etcd['ETCD_PEER_CLIENT_CERT_AUTH']]).toEqual(['true', 'true']);
  });
});
