import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const page = [
  '<head><link rel="modulepreload" nonce="n" href="/assets/entry-1.js"/><link rel="modulepreload" href="/assets/shared-2.js"/>',
  '<link rel="stylesheet" href="/assets/root.css"/></head>',
  '<script nonce="n">window.first = 1</script>',
  '<script nonce="n" type="module" async="">import "/assets/manifest-3.js";\n',
  'import * as route0 from "/assets/root-4.js";\nimport * as route1 from "/assets/home-5.js";\n  \n',
  '  window.__reactRouterRouteModules = {"root":route0,"home":route1};\n\nimport("/assets/entry-1.js");</script>',
].join('');

test('the scripts of a page are asked for after it is there, each of them, and its other parts stay', () => {
  const late = deferScripts(page);
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).toContain(
    '<link rel="stylesheet" href="/assets/root.css"/></head><script nonce="n">window.first = 1</script>',
  );
  const [, code = ''] = /<script nonce="n" type="module" async="">([^]*)<\/script>$/.exec(late) ?? [];
  expect(code).not.toMatch(/^import|[;\s]import "/);
  expect(code).toContain('["/assets/manifest-3.js","/assets/shared-2.js","/assets/root-4.js","/assets/home-5.js"]');
  expect(code).toContain('const [route0,route1]=all.slice(2)');
  expect(code).toContain('import("/assets/entry-1.js")');
  expect(code).toContain('addEventListener("load"');
});

test('a page that starts its scripts in another way is left as it is', () => {
  for (const other of ['<p>nothing</p>', page.replace('import("/assets/entry-1.js");', '')]) {
    expect(deferScripts(other)).toBe(other);
  }
});
