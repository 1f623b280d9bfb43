import { describe, expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';
import { hasSessionCookie, readCookies } from './request-cookies.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR;q=0', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['br;q=0, gzip;q=0, *', 'identity'],
])('Accept-Encoding %s gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

describe('cookies', () => {
  test('are read as they were set', () => {
    expect(readCookies('display=125-high; name=%EC%9A%B8%EC%82%B0; quoted="a"; broken=%; display=100-normal')).toEqual({
      display: '125-high',
      name: '울산',
      quoted: 'a',
      broken: '%',
    });
  });

  test.each(['accessToken=', 'refreshToken=x', 'a=b; __Host-sid=1', 'accessToken'])('%s is a session', (header) => {
    expect(hasSessionCookie(readCookies(header))).toBe(true);
  });

  test.each([undefined, 'display=100-normal', 'xaccessToken=1', '__proto__=1; constructor=2'])(
    '%s is none',
    (header) => {
      expect(hasSessionCookie(readCookies(header))).toBe(false);
    },
  );
});
