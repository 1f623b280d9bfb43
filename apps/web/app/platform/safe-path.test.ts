import { describe, expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

describe('safePath', () => {
  test.each(['/', '/community/faq', '/community/faq?page=2', '/a#b', '/한글'])('keeps %s', (path) => {
    expect(decodeURI(safePath(path, '/x'))).toBe(path);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a/..//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'community/faq',
    '',
    null,
    undefined,
    7,
  ])('refuses %j', (given) => {
    expect(safePath(given, '/x')).toBe('/x');
  });
});
