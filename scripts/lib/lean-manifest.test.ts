import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { leanManifest } from './lean-manifest.ts';

const around = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: ['/a.js'] }, routes, version: '1' })};`;
const facts = {
  hasLoader: true,
  hasAction: false,
  hasDefaultExport: true,
  module: '/page.js',
  imports: ['/b.js', '/a.js', '/own.js'],
};

const gone = { hasAction: undefined, hasDefaultExport: undefined, imports: undefined };

/** What a browser has after it ran the file. */
function unpacked(code: string): unknown {
  const window = {};
  runInNewContext(leanManifest(code), { window });
  return JSON.parse(JSON.stringify(window));
}

test('a route keeps the name of its own file, and of no other', () => {
  const routes = {
    root: { id: 'root', path: '', ...facts },
    'community/faq': { id: 'community/faq', parentId: 'root', path: 'community/faq', ...facts },
    'shell/home/home.route': { id: 'shell/home/home.route', parentId: 'root', index: true, ...facts },
  };
  const kept = Object.entries(routes).map(([id, route]) => [id, { ...route, ...gone }]);
  expect(unpacked(around(routes))).toEqual({
    __reactRouterManifest: { entry: { imports: ['/a.js'] }, version: '1', routes: Object.fromEntries(kept) },
  });
});

test('what many routes share is sent once', () => {
  const route = (id: string) => ({ id, parentId: 'root', path: id, ...facts, css: ['/own.css'] });
  const code = leanManifest(around({ a: route('a'), b: route('b'), c: route('c') }));
  expect(code.split('/own.css')).toHaveLength(2);
});

test('a file that is named after its route is sent as its hash, and any other as it is', () => {
  const named = '/assets/facts.route-B6QPr8ll.js';
  const route = (id: string, module: string) => ({ id, parentId: 'root', path: id, ...facts, module });
  const code = around({
    'admin/facts.route': route('admin/facts.route', named),
    'other/facts.route': route('other/facts.route', '/assets/facts.route2-B6QPr8ll.js'),
  });
  expect(leanManifest(code)).not.toContain(named);
  expect(unpacked(code)).toMatchObject({
    __reactRouterManifest: {
      routes: {
        'admin/facts.route': { module: named },
        'other/facts.route': { module: '/assets/facts.route2-B6QPr8ll.js' },
      },
    },
  });
});

test('another form is not passed over', () => {
  expect(() => leanManifest('self.manifest={}')).toThrow('another form');
});
