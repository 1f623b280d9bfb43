import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@kidney/api/platform/config.ts';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../lib/project.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const compose = read('deploy/container/compose.yml');
const containerfile = read('deploy/container/Containerfile');

type Settings = Record<string, string>;
const pairs = (found: Iterable<RegExpMatchArray>): Settings =>
  Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));

/** Of compose: the lines of one service, with those that it takes over from another. */
function linesOf(service: string): string {
  const [, own = ''] = new RegExp(`^  ${service}:.*\\n((?:    .*\\n)+)`, 'm').exec(compose) ?? [];
  const walls = compose.slice(0, compose.indexOf('services:'));
  return own.includes('<<: *site\n') ? linesOf('site1') + own : walls + own;
}
const environmentOf = (service: string) => pairs(linesOf(service).matchAll(/\b([A-Z][A-Z_]{3,}): '?([^',}\n]+)'?/g));
const valueOf = (service: string, key: string) => new RegExp(`^ +${key}: (.+)$`, 'm').exec(linesOf(service))?.[1];
const secretsOf = (service: string) => valueOf(service, 'secrets')?.replaceAll(/[[\]]/g, '').split(', ');

const ofImage = pairs(
  [...containerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => [...line.matchAll(/(\w+)=(\S+)/g)]),
);

function unitOf(name: string, number = '') {
  const text = read(`deploy/systemd/${name}.service`).replaceAll('%i', number).replaceAll('%d', '/run/secrets');
  const values = (key: string) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const environment = values('Environment').flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)]);
  return { environment: pairs(environment), value: (key: string) => values(key)[0] };
}
const settingsIn = (path: string) => pairs(read(path).matchAll(/^(?:# )?([A-Z0-9_]+)=(.*)$/gm));

const services = ['site1', 'site2', 'worker', 'admin'];
const site = (number: string) => unitOf('kidney-site@', number);

describe('the container file and the compose file', () => {
  it('D-OPS-19 give each program the settings of its unit, and a file with the address of the database', () => {
    const { PATH: _, ...image } = ofImage;
    const given = (service: string) => {
      const { DATABASE_URL_FILE, ...rest } = environmentOf(service);
      expect(DATABASE_URL_FILE).toBe('/run/secrets/database-url');
      return { ...image, ...rest };
    };
    expect(given('site1')).toEqual(site('1').environment);
    expect(given('site2')).toEqual(site('2').environment);
    expect(given('worker')).toEqual({ ...unitOf('kidney-worker').environment, HOST: image['HOST'] });
    const { DATABASE_OWNER_URL: __, ...ofAdmin } = settingsIn('deploy/admin.env');
    expect(given('admin')).toMatchObject(ofAdmin);
  });

  it('D-OPS-19 name only settings that there are, and all that production asks for', () => {
    const outside = new Set(['PATH', 'NODE_OPTIONS', 'KIDNEY_CLI', 'DATABASE_URL_FILE', 'DATABASE_OWNER_URL_FILE']);
    const ofSite = pairs(read('deploy/container/site.env').matchAll(/^([A-Z0-9_]+)=(.*)$/gm));
    for (const service of services) {
      const given = { ...ofImage, ...ofSite, ...environmentOf(service) };
      const settings = Object.fromEntries(Object.entries(given).filter(([name]) => !outside.has(name)));
      const known = Object.keys(readConfig({ ...settings, DATABASE_URL: 'postgres://app@localhost/kidney' }));
      expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([]);
    }
    const { DATABASE_URL: _, METRICS_PORT: __, WORKER_METRICS_PORT: ___, ...ofMachine } = settingsIn('deploy/site.env');
    // In containers uploads are in a volume.
    const same = Object.entries(ofMachine).filter(([name]) => name !== 'FILES_STORE' && !name.startsWith('S3_'));
    expect(settingsIn('deploy/container/site.env')).toEqual(Object.fromEntries(same));
  });

  it.each([
    ['site1', site('1')],
    ['site2', site('2')],
    ['worker', unitOf('kidney-worker')],
  ])('D-OPS-19 %s runs the program of its unit within its limits', (service, { value }) => {
    expect(value('ExecStart')).toBe(`/srv/kidney/current/runtime/node ${valueOf(service, 'command')?.slice(1, -1)}`);
    expect(valueOf(service, 'mem_limit')?.toUpperCase()).toBe(value('MemoryMax'));
    expect(valueOf(service, 'pids_limit')).toBe(value('TasksMax'));
    expect(valueOf(service, 'stop_grace_period')).toBe(`${value('TimeoutStopSec')}s`);
    const { nofile, core } = pairs((valueOf(service, 'ulimits') ?? '').matchAll(/(\w+): (\d+)/g));
    expect(core).toBe(value('LimitCORE'));
    expect(Number(nofile)).toBeLessThanOrEqual(Number(value('LimitNOFILE')));
    expect(linesOf(service)).toContain('deploy/container/health.mjs');
  });

  it('D-OPS-19 stand within the same walls, as the one user that the image knows', () => {
    expect(containerfile).toContain('\nUSER 10001:10001\n');
    expect(containerfile).toContain(`\nENTRYPOINT ["/srv/kidney/current/runtime/node"]\n`);
    expect(containerfile).not.toMatch(/^RUN /m);
    expect(read('deploy/container/make-base')).toContain('kidney:x:10001:10001:');
    expect(read('docs/how-to/install-container.md')).toContain('chown -R 10001:10001 keys');
    for (const service of services) {
      expect(valueOf(service, 'user')).toBe("'10001:10001'");
      for (const wall of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: [no-new-privileges]', 'noexec,nosuid'])
        expect(linesOf(service)).toContain(wall);
    }
  });

  it('D-OPS-19 hand a secret only to who needs it', () => {
    expect(secretsOf('site1')).toEqual(['database-url']);
    expect(secretsOf('site2')).toEqual(['database-url']);
    expect(secretsOf('worker')).toEqual(['database-url', 'smtp-password', 'solapi-secret']);
    expect(secretsOf('admin')).toEqual(['database-url', 'database-owner-url']);
    for (const service of ['site1', 'site2', 'worker']) {
      expect(linesOf(service)).not.toMatch(/backup|owner/);
      expect(linesOf(service)).toContain('./keys:/etc/kidney/keys:ro');
    }
  });

  it('D-OPS-19 D-OPS-10 every package of Debian in the image is named by version and sum', () => {
    const lines = read('deploy/container/base.packages').trim().split('\n').slice(1);
    expect(lines.filter((line) => !/^[a-z0-9.+-]+ [\w.:+~-]+ [0-9a-f]{64}$/.test(line))).toEqual([]);
    const names = lines.map((line) => line.split(' ')[0] ?? '');
    expect(names.length).toBe(new Set(names).size);
    expect(
      names.filter((name) => /^(bash|dash|busybox|coreutils|perl.*|apt|dpkg|login|passwd|mount)$/.test(name)),
    ).toEqual([]);
    expect(names).toContain('libc6');
  });
});
