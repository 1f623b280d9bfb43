import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { startSiteProcess } from '../../../testing/process.ts';

interface Line {
  level: number;
  msg: string;
  requestId?: string;
  err?: { type: string; message?: string };
}

const read = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as Line);

/** Runs inside the process before ours: does by a signal what nobody does on purpose. */
const planted = `
  process.on('SIGWINCH', () => process.emitWarning('planted warning'));
  process.on('SIGIO', () => console.error('planted words', new Error('planted error'), { typed: ['marked', 'value'].join('-') }));
  process.on('SIGCONT', () => { throw new Error('planted throw'); });`;
const withPlanted = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(planted)}`, LOG_LEVEL: 'info' };

/** A machine that does other things too is slow, not wrong. */
const patient = { timeout: 30_000 };

describe('what a process writes', () => {
  it.each(['server.ts', 'worker.ts', 'start.ts'])('D-OPS-11 a start of %s that fails is JSON', async (file) => {
    const child = spawn(process.execPath, [new URL(file, import.meta.url).pathname], {
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATABASE_URL: 'mysql://' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(await ended).toEqual([1, null]);
    const lines = read(`${out}${err}`.trim().split('\n'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatchObject({ level: 60, msg: 'cannot go on' });
    expect(lines[0]?.err?.message).toContain('- DATABASE_URL:');
  });

  it('D-OPS-11 is JSON where a page, an endpoint, a library or Node itself complains, and where it breaks', async () => {
    await using site = await startSiteProcess(inject('adminUrl'), withPlanted);
    const owner = new pg.Client({ connectionString: site.urls.ownerUrl });
    await owner.connect();
    await owner.query('revoke select on faqs from kidney_app');
    await owner.end();
    const lines = () => read(site.log);
    const said = (msg: string) => lines().find((line) => line.msg.includes(msg));

    const failed = await fetch(`${site.origin}/api/faq`);
    expect(failed.status).toBe(500);
    await expect.poll(() => said('INTERNAL')?.requestId, patient).toBe(failed.headers.get('x-request-id'));
    const page = await fetch(`${site.origin}/community/faq`);
    await expect.poll(() => said('could not be loaded')?.requestId, patient).toBe(page.headers.get('x-request-id'));

    process.kill(site.pid, 'SIGWINCH');
    await expect.poll(() => said('Node warns')?.err?.message, patient).toBe('planted warning');
    process.kill(site.pid, 'SIGIO');
    await expect.poll(() => said('planted words')?.err?.message, patient).toBe('planted error');
    process.kill(site.pid, 'SIGCONT');
    await expect
      .poll(() => said('unexpected error'), patient)
      .toMatchObject({ level: 60, err: { message: 'planted throw' } });
    expect(site.log.join('')).not.toContain('marked-value');
  });
});
