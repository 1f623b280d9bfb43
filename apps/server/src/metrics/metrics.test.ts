import { accountsPaths } from '@kidney/contract/office/accounts/accounts.paths.ts';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { freePort } from '../../../../scripts/postgres/server.ts';
import { scrape, type Sample } from '../../../../testing/metrics.ts';
import { startSiteProcess, type SiteProcess } from '../../../../testing/process.ts';

const patient = { timeout: 60_000 };
const release = expect.stringMatching(/^\d+\.\d+\.\d+$/) as string;
let port: number;
let workerPort: number;
let site: SiteProcess;

beforeAll(async () => {
  [port, workerPort] = [await freePort(), await freePort()];
  site = await startSiteProcess(inject('adminUrl'), {
    METRICS_PORT: String(port),
    WORKER_METRICS_PORT: String(workerPort),
    GATE_PER_SECOND: '1000',
    GATE_BURST: '1000',
    GATE_CONNECTIONS: '20',
  });
  // From then on it hears of changes, keeps a page and has asked the database how it is.
  const isThere = async () => {
    await visit('/');
    const samples = await scrape(port);
    for (const name of ['kidney_cache_pages', 'kidney_vitals_read_seconds'])
      expect(valueOf(samples, name), name).toBeGreaterThan(0);
  };
  await vi.waitFor(isThere, patient);
});
afterAll(() => site[Symbol.asyncDispose]());

/** Reads the answer to its end: one that is left unread keeps the process from closing. */
async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${site.origin}${path}`, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const visit = async (path: string, init?: RequestInit) => (await ask(path, init)).status;

const answeredBy = (samples: readonly Sample[], labels: Record<string, string>) =>
  samples
    .filter(({ name }) => name === 'kidney_http_requests_total')
    .filter((each) => Object.entries(labels).every(([label, value]) => each.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0);
const valueOf = (samples: readonly Sample[], wanted: string) =>
  samples.find(({ name }) => name === wanted)?.value ?? NaN;

describe('what a process of the site says on its inner port', () => {
  test('D-OPS-12 requests are counted by pattern, status and where the page came from; kept pages too', async () => {
    const before = await scrape(port);
    const headers = async () => (await ask('/community/faq')).headers;
    await expect.poll(async () => (await headers()).get('x-page'), patient).toBe('hit');
    const etag = (await headers()).get('etag') ?? '';
    expect(await visit('/community/faq', { headers: { 'if-none-match': etag } })).toBe(304);
    expect(await visit('/api/notices/987654321')).toBe(404);
    expect(await visit('/assets/nothing-1234.js')).toBe(404);
    expect(await visit('/kim-young-hee')).toBe(404);
    const wrong = { method: 'POST', headers: { 'content-type': 'application/json', origin: site.origin } };
    const typed = JSON.stringify({ login: 'kim-young-hee', password: 'a wrong one' });
    expect(await visit(`/api${accountsPaths.signIn.path}`, { ...wrong, body: typed })).toBe(401);

    const after = await scrape(port);
    const more = (labels: Record<string, string>) => answeredBy(after, labels) - answeredBy(before, labels);
    expect(more({ route: '/*', status: '200', page: 'hit' })).toBeGreaterThan(0);
    expect(more({ route: '/*', status: '200', page: 'render' })).toBeGreaterThan(0);
    expect(more({ route: '/*', status: '304', page: 'hit' })).toBe(1);
    expect(more({ route: '/*', status: '404' })).toBe(1);
    expect(more({ route: '/assets/*', status: '404', page: 'none' })).toBe(1);
    expect(more({ route: `/api${accountsPaths.signIn.path}`, status: '401' })).toBe(1);
    expect(valueOf(after, 'kidney_login_failures_total') - valueOf(before, 'kidney_login_failures_total')).toBe(1);
    const timed = after.filter(({ name, labels }) => name === 'kidney_http_seconds_bucket' && labels['page'] === 'hit');
    expect(timed.map(({ labels }) => labels['le'])).toHaveLength(11);
    expect(timed.at(-1)?.value).toBe(answeredBy(after, { page: 'hit' }));
  });

  test('D-OPS-12 no label is of a person: what was typed and every path stay out', async () => {
    for (const path of ['/kim-young-hee?name=kim-young-hee', '/api/kim-young-hee', '/files/kim-young-hee'])
      await visit(path);
    await visit('/kim-young-hee', { method: 'DELETE' });
    const samples = await scrape(port);
    const ours = samples.filter(({ name }) => name.startsWith('kidney_'));
    const labels = new Set(ours.flatMap((each) => Object.keys(each.labels)));
    expect([...labels].toSorted()).toEqual(['le', 'page', 'pool', 'release', 'route', 'status']);
    expect(JSON.stringify(samples)).not.toContain('kim');
    expect(answeredBy(samples, { route: 'none', status: '405' })).toBeGreaterThan(0);
    const pages = new Set(ours.flatMap((each) => each.labels['page'] ?? []));
    expect([...pages].filter((page) => !['hit', 'stale', 'render', 'none'].includes(page))).toEqual([]);
  });

  test('D-OPS-12 connections, cache, refusals of the gate, ages and the release are there', async () => {
    await site.startWorker();
    const named = (samples: readonly Sample[], name: string) => samples.filter((each) => each.name === name);
    const samples = await scrape(port);
    for (const what of ['used', 'idle', 'waiting'])
      expect(named(samples, `kidney_pool_${what}`).map(({ labels }) => labels['pool'])).toEqual([
        'read',
        'write',
        'jobs',
        'limits',
      ]);
    expect(valueOf(samples, 'kidney_cache_hears_changes')).toBe(1);
    expect(valueOf(samples, 'kidney_cache_bytes')).toBeGreaterThan(0);
    expect(named(samples, 'kidney_build_info')).toMatchObject([{ labels: { release }, value: 1 }]);
    expect(valueOf(samples, 'kidney_jobs_given_up')).toBe(0);
    expect(named(samples, 'kidney_disk_free_ratio'), 'what nobody has looked at is not 0').toEqual([]);
    expect(valueOf(samples, 'kidney_vitals_read_seconds')).toBeGreaterThan(Date.now() / 1_000 - 60);
    expect(valueOf(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(named(samples, 'kidney_backup_last_seconds'), 'what never was is not 0').toEqual([]);

    const ofWorker = await scrape(workerPort);
    expect(named(ofWorker, 'kidney_build_info')).toMatchObject([{ labels: { release } }]);
    expect(named(ofWorker, 'kidney_pool_waiting')).toHaveLength(4);
  });

  test('D-OPS-12 who was turned away by the gate is counted, though no route was reached', async () => {
    const before = valueOf(await scrape(port), 'kidney_gate_refusals_total');
    const { hostname, port: sitePort } = new URL(site.origin);
    const sockets = Array.from({ length: 25 }, () =>
      connect(Number(sitePort), hostname)
        .on('error', () => {})
        .resume(),
    );
    const turnedAway = async () => valueOf(await scrape(port), 'kidney_gate_refusals_total') - before;
    await expect.poll(turnedAway, patient).toBeGreaterThanOrEqual(5);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect(await visit('/')).toBe(200), patient);
  });

  test('D-OPS-12 neither the site’s own door nor another address of the machine leads to it', async () => {
    const { status, text } = await ask('/metrics');
    expect([status, text.includes('kidney_http_requests_total')]).toEqual([404, false]);
    // Whoever listened on all addresses would answer here.
    const elsewhere = connect(port, '127.0.0.2');
    await expect(once(elsewhere, 'connect')).rejects.toThrow('ECONNREFUSED');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });
});
