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

const gone = { hasAction: undefined, hasDefaultExport: undefined };

/** What a browser has after it ran the file. */
function unpacked(code: string): unknown {
  const window = {};
  runInNewContext(leanManifest(code), { window });
  return JSON.parse(JSON.stringify(window));
}

test('a page of visitors keeps the names of the files that not every page has, a screen of staff only its own', () => {
  const routes = {
    root: { id: 'root', path: '', ...facts, imports: ['/a.js', '/b.js'] },
    'community/faq': { id: 'community/faq', parentId: 'root', path: 'community/faq', ...facts },
    'shell/home/home.route': { id: 'shell/home/home.route', parentId: 'root', index: true, ...facts },
    'community/events/edit/:id': {
      id: 'community/events/edit/:id',
      parentId: 'root',
      path: 'community/events/edit/:id',
      ...facts,
    },
    'content/facts/admin/facts.route': {
      id: 'content/facts/admin/facts.route',
      parentId: 'root',
      path: 'admin/facts',
      ...facts,
    },
  };
  expect(unpacked(around(routes))).toEqual({
    __reactRouterManifest: {
      entry: { imports: ['/a.js'] },
      version: '1',
      routes: {
        root: { ...routes.root, ...gone, imports: undefined },
        'community/faq': { ...routes['community/faq'], ...gone, imports: ['/own.js'] },
        'shell/home/home.route': { ...routes['shell/home/home.route'], ...gone, imports: ['/own.js'] },
        'community/events/edit/:id': {
          ...routes['community/events/edit/:id'],
          ...gone,
          imports: undefined,
        },
        'content/facts/admin/facts.route': {
          ...routes['content/facts/admin/facts.route'],
          ...gone,
          imports: undefined,
        },
      },
    },
  });
});

test('what many routes share is sent once', () => {
  const route = (id: string) => ({ id, parentId: 'root', path: id, ...facts });
  const code = leanManifest(around({ a: route('a'), b: route('b'), c: route('c') }));
  expect(code.split('/own.js')).toHaveLength(2);
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
