import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/server.ts';
import { developmentPagePolicy, pagePolicy as policyOf, securityHeaders } from './security-headers.ts';

const client = fileURLToPath(new URL('../../web/build/client/', import.meta.url));
const asset = `/assets/${readdirSync(`${client}assets`).find((name) => name.endsWith('.js'))}`;

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** Sends the bytes as they are and reads the answer to its end. */
async function speak(request: string): Promise<{ status: number; headers: Headers }> {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  socket.write(request);
  await new Promise((resolve, reject) => socket.once('close', resolve).once('error', reject));
  const [status = '', ...lines] = answer.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
  return { status: Number(status.split(' ')[1]), headers };
}

const ask = (target: string, more = '', method = 'GET') =>
  speak(`${method} ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${more}\r\n`);

describe('every kind of answer carries the strict set', () => {
  const pagePolicy = /^default-src 'none'; style-src 'self'; .*script-src 'self' '(sha256|nonce)-/;
  const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

  test.each([
    ['a page', () => ask('/community/faq'), 200, pagePolicy],
    ['a kept page', () => ask('/community/faq'), 200, pagePolicy],
    ['a page for staff', () => ask('/community/faq', 'cookie: accessToken=x\r\n'), 200, pagePolicy],
    ['the data of a page', () => ask('/community/faq.data'), 200, closedPolicy],
    ['a page that is not there', () => ask('/nothing'), 404, pagePolicy],
    ['another spelling of a page', () => ask('/community/faq/'), 308, closedPolicy],
    ['a file', () => ask(asset), 200, closedPolicy],
    ['a file that is not there', () => ask('/assets/nothing.js'), 404, closedPolicy],
    ['the API', () => ask('/api/faq'), 200, closedPolicy],
    ['the API that is not there', () => ask('/api/nothing'), 404, closedPolicy],
    ['the API refusing', () => ask('/api/faq', 'content-length: 0\r\n', 'POST'), 401, closedPolicy],
    ['health', () => ask('/live'), 200, closedPolicy],
    ['an address that is none', () => ask('/%ff'), 400, closedPolicy],
    ['an API address that is none', () => ask('/api/faq/%ff'), 400, closedPolicy],
    ['a method that is not allowed', () => ask('/community/faq', '', 'DELETE'), 405, closedPolicy],
    ['TRACE', () => ask('/community/faq', '', 'TRACE'), 405, closedPolicy],
    ['what is no HTTP', () => speak('no http at all\r\n\r\n'), 400, closedPolicy],
    ['too many headers', () => ask('/', `x: ${'y'.repeat(17_000)}\r\n`), 431, closedPolicy],
  ])('%s', async (_what, answer, status, policy) => {
    const { headers, ...got } = await answer();
    expect(got.status).toBe(status);
    expect(Object.fromEntries(headers)).toMatchObject(securityHeaders('http://localhost:3000'));
    expect(headers.get('content-security-policy')).toEqual(
      typeof policy === 'string' ? policy : expect.stringMatching(policy),
    );
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull();
  });
});

test('every answer has a name of its own, whatever the caller calls it', async () => {
  const names = await Promise.all(
    ['/community/faq', '/community/faq', '/api/faq', asset].map(async (path) =>
      (await site.get(path, { 'x-request-id': 'mine' })).headers.get('x-request-id'),
    ),
  );
  expect(new Set(names).size).toBe(4);
  expect(names.every((name) => /^[\da-f-]{36}$/.test(name ?? ''))).toBe(true);
});

test('TLS is insisted on where the site has it, and only there', () => {
  expect(securityHeaders('https://kidney.example')['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  );
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
});

test('development opens styles and the socket, and no script', () => {
  const policy = developmentPagePolicy(policyOf())(['nonce-abc']);
  expect(policy).toContain("script-src 'self' 'nonce-abc'");
  expect(policy.match(/'unsafe-[a-z]+'/g)).toEqual(["'unsafe-inline'"]);
});
