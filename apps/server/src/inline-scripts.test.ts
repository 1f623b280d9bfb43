import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

test('names the scripts of the page and takes the nonce away', () => {
  const html = [
    '<link rel="modulepreload" href="/a.js" nonce="n0nce"/>',
    '<script nonce="n0nce">first("<b>")</script>',
    '<script type="module" async="" nonce="n0nce">import "/a.js";\n</script>',
    '<script nonce="n0nce" src="/b.js"></script>',
  ].join('');
  const result = hashInlineScripts(html, 'n0nce');
  expect(result.hashes).toEqual([hashOf('first("<b>")'), hashOf('import "/a.js";\n')]);
  expect(result.html).not.toContain('nonce');
});

test('a script that came in with the content is not named', () => {
  const html =
    '<p><script>steal()</script><script nonce="guess">steal()</script></p><script nonce="real">ours()</script>';
  expect(hashInlineScripts(html, 'real').hashes).toEqual([hashOf('ours()')]);
});

test('a page that shows its nonce elsewhere cannot be shared', () => {
  expect(() => hashInlineScripts('<script nonce="real">let n = "real"</script>', 'real')).toThrow('cannot be shared');
});
