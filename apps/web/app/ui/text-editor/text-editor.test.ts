import { expect, test } from 'vitest';
import { isLinkAddress, isPostAddress } from './link-address.ts';
import { withPlainItems } from './plain-items.ts';

test('an item of one paragraph holds its words itself', () => {
  expect(withPlainItems('<ul><li><p>하나</p></li><li><p><strong>둘</strong></p></li></ul>')).toBe(
    '<ul><li>하나</li><li><strong>둘</strong></li></ul>',
  );
  const two = '<ul><li><p>하나</p><p>이어서</p></li></ul>';
  expect(withPlainItems(two)).toBe(two);
  expect(withPlainItems('<ol><li><p>겉</p><ul><li><p>속</p></li></ul></li></ol>')).toBe(
    '<ol><li><p>겉</p><ul><li>속</li></ul></li></ol>',
  );
});

test.each(['/kidney/overview', 'https://example.org/a', 'tel:052-000-0000', 'mailto:office@example.com'])(
  '%s is somewhere a link may lead',
  (address) => expect(isLinkAddress(address)).toBe(true),
);

test.each(['', 'javascript:alert(1)', 'http://example.org', '//example.org', '/\\example.org', 'kidney', '/a b'])(
  '%j is not',
  (address) => expect(isLinkAddress(address)).toBe(false),
);

test('a post may also point where there is no certificate, and nowhere else', () => {
  expect(isPostAddress('http://office.example.org/notice?no=3')).toBe(true);
  for (const address of ['javascript:alert(1)', 'http:/x', 'ftp://example.org', '//example.org']) {
    expect(isPostAddress(address)).toBe(false);
  }
});
