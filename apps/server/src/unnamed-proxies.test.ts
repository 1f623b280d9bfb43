import { createLog } from '@kidney/api/platform/log.ts';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { warnOfUnnamedProxies } from './unnamed-proxies.ts';

test('D-SEC-03 a proxy that nobody named is warned of once a minute', async () => {
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  let now = 1_000;
  const app = Fastify();
  warnOfUnnamedProxies(app, log, () => now);
  app.get('/', () => 'ok');
  const ask = async (headers = {}) => {
    for (let n = 0; n < 3; n += 1) await app.inject({ url: '/', headers });
    return warn.mock.calls.length;
  };
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  expect(await ask()).toBe(0);
  expect(await ask(forwarded)).toBe(1);
  now += 60_000;
  expect(await ask(forwarded)).toBe(2);
  expect(String(warn.mock.calls[0]), 'says no address').not.toContain('203.0.113.9');
});
