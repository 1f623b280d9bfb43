import { expect, test } from 'vitest';
import { runSeed, seedFor } from './seed.ts';
import { toldFailure } from './told-failure.ts';

test('D-API-04 a case that found something is told with its answer and with how it is tried again', () => {
  const { message, cause } = toldFailure({
    endpoint: 'PUT /page/:key/draft',
    case: { address: '/page/terms/draft', payload: '{"title":"\ud800"}' },
    answer: { statusCode: 500, body: '{"code":"INTERNAL"}' },
    why: new Error('expected 500 to be less than 500\n\nmore'),
  });
  expect(message).toContain('PUT /page/:key/draft: expected 500 to be less than 500');
  expect(message).toContain(String.raw`"payload":"{\"title\":\"\ud800\"}"`);
  expect(message).toContain('500 {"code":"INTERNAL"}');
  expect(message).toContain(`FUZZ_SEED=${runSeed} `);
  expect(message).toContain(`-t 'PUT /page/:key/draft'`);
  expect(cause).toBeInstanceOf(Error);
});

test('D-API-04 a long answer is cut', () => {
  const answer = { statusCode: 200, body: 'x'.repeat(1_000_000) };
  const given = { endpoint: 'GET /faq', case: { address: '/faq', payload: undefined }, answer, why: 'wrong' };
  expect(toldFailure(given).message.length).toBeLessThan(3_000);
});

test('D-API-04 two endpoints get cases of their own from one seed, always the same', () => {
  expect(seedFor('GET /news')).not.toBe(seedFor('GET /notice'));
  expect(seedFor('GET /news')).toBe(seedFor('GET /news'));
  expect(runSeed).toBeGreaterThanOrEqual(0);
});
