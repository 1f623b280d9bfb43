import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { runSql } from '../../../../scripts/postgres/roles.ts';
import { freePort } from '../../../../scripts/postgres/server.ts';
import { scrape } from '../../../../testing/metrics.ts';
import { startSiteProcess } from '../../../../testing/process.ts';
import { vitals } from './vital-gauges.ts';

const folder = fileURLToPath(new URL('../../../../deploy/prometheus/', import.meta.url));
const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const rules = read('deploy/prometheus/kidney.rules.yml');
const alerts = [...rules.matchAll(/^ *- alert: (\w+)$/gm)].map(([, name = '']) => name);
const isInstalled = (tool: string) => spawnSync(tool, ['--version']).error === undefined;
const runHere = (tool: string, ...args: string[]) => execFileSync(tool, args, { cwd: folder, encoding: 'utf8' });

test('D-OPS-12 every alert has its section in the runbook, and the runbook has no other', () => {
  const sections = [...read('docs/runbooks/alerts.md').matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name);
  expect(sections.toSorted()).toEqual(alerts.toSorted());
  const linked = [...rules.matchAll(/runbook: 'docs\/runbooks\/alerts\.md#(\w+)'/g)].map(([, name]) => name);
  expect(linked).toEqual(alerts.map((name) => name.toLowerCase()));
  expect(alerts.length).toBeGreaterThan(15);
});

test('D-OPS-12 every section says what visitors see, what to type first and who decides', () => {
  const [, ...sections] = read('docs/runbooks/alerts.md').split(/^## /m);
  for (const section of sections.filter((each) => !each.startsWith('AllIsWell')))
    for (const part of ['- Visitors see: ', '- First: ', '- Decides: ']) expect(section).toContain(part);
});

test('D-OPS-12 every alert is tried: it fires once at least, and is silent on a quiet site', () => {
  const tried = read('deploy/prometheus/kidney.rules.test.yml');
  const fired = [...tried.matchAll(/alertname: (\w+)\n +exp_alerts:\n/g)].map(([, name = '']) => name);
  const silent = [...tried.matchAll(/alertname: (\w+), exp_alerts: \[\]/g)].map(([, name = '']) => name);
  expect([...new Set(fired)].toSorted()).toEqual(alerts.toSorted());
  expect([...new Set([...silent, 'AllIsWell'])].toSorted()).toEqual(alerts.toSorted());
});

test.skipIf(!isInstalled('promtool'))('D-OPS-12 Prometheus reads the rules, and their tests pass', () => {
  expect(runHere('promtool', 'check', 'config', 'prometheus.yml')).toContain('SUCCESS: 1 rule files found');
  expect(runHere('promtool', 'test', 'rules', 'kidney.rules.test.yml')).toContain('SUCCESS');
});

test.skipIf(!isInstalled('amtool'))('D-OPS-12 Alertmanager reads its example', () => {
  expect(runHere('amtool', 'check-config', 'alertmanager.yml')).toContain('3 receivers');
});

/** What an expression asks for: its words, without labels, times, functions and what joins them. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ').replace(/\b[a-z_]+(?= *\()/g, ' ');
  return [...bare.matchAll(/[a-z_][\w:]*/g)]
    .map(([word]) => word)
    .filter((word) => !['and', 'or', 'unless'].includes(word));
}

test('D-OPS-12 the rules ask for nothing that the programs do not give', async () => {
  const [port, workerPort] = [await freePort(), await freePort()];
  await using site = await startSiteProcess(inject('adminUrl'), {
    METRICS_PORT: String(port),
    WORKER_METRICS_PORT: String(workerPort),
  });
  await site.startWorker();
  await runSql(site.urls.ownerUrl, [
    `insert into watched_values (name, value) values ('log', 1), ('certificate', 1900000000), ('disk:/srv', 0.5)`,
    `insert into heartbeats (kind, host, pid, release) values ('worker', 'here', 1, '1')`,
    `insert into backup_runs (kind, made_at, bytes, rows, files, missing) values ('backup', now(), 1, 1, 1, 0), ('drill', now(), 1, 1, 1, 0)`,
  ]);
  await (await fetch(`${site.origin}/community/faq`)).text();
  const names = async () => new Set([...(await scrape(port)), ...(await scrape(workerPort))].map(({ name }) => name));
  await expect.poll(names, { timeout: 60_000 }).toContain('kidney_vitals_read_seconds');
  const given = await names();
  const expected = new Set(Object.keys(vitals).map((name) => `kidney_${name}`));
  const ofPatroni = ['patroni_primary', 'patroni_sync_standby'];
  const made = new Set([...rules.matchAll(/- record: (\S+)/g)].map(([, name = '']) => name).concat('up', ofPatroni));
  const asked = new Set(
    [...rules.matchAll(/^ *expr: (.*)$/gm)].flatMap(([, expression = '']) => metricsIn(expression)),
  );
  expect([...asked].filter((name) => !given.has(name) && !made.has(name))).toEqual([]);
  expect(
    [...expected].filter((name) => !asked.has(name)),
    'read for no alert',
  ).toEqual([]);
  expect(asked.size).toBeGreaterThan(15);
});
