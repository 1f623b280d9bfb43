import { expect, test } from 'vitest';
import { leanManifest } from './lean-manifest.ts';

const around = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: ['/a.js'] }, routes })};`;
const route = { hasLoader: true, hasAction: false, module: '/page.js', imports: ['/a.js', '/b.js'] };

test('a page of visitors keeps the names of its files, a screen of staff only its own', () => {
  const routes = { 'features/faq/public/faq.route': route, 'features/facts/admin/facts.route': route };
  expect(leanManifest(around(routes))).toBe(
    around({
      'features/faq/public/faq.route': { hasLoader: true, module: '/page.js', imports: ['/a.js', '/b.js'] },
      'features/facts/admin/facts.route': { hasLoader: true, module: '/page.js', imports: [] },
    }),
  );
});

test('another form is not passed over', () => {
  expect(() => leanManifest('self.manifest={}')).toThrow('another form');
});
