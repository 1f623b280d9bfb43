import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPageRoutes } from './page-routes.ts';

const route = (id: string, path: string, handle?: object, parentId = 'root') => ({
  [id]: { id, parentId, path, module: { handle, default: () => null } },
});

const addressOf = createPageRoutes({
  root: { id: 'root', path: '', module: { default: () => null } },
  home: { id: 'home', parentId: 'root', index: true, module: { default: () => null } },
  ...route('list', 'community/news', { query: ['q', 'page'] }),
  ...route('post', 'community/news/:id'),
  ...route('lost', '*'),
});

test.each([
  ['/', '', '/', ''],
  ['/_.data', '', '/_.data', ''],
  ['/community/news', '?utm_source=x&_routes=a', '/community/news', ''],
  ['/community/news', '?q=b&page=2&utm=1', '/community/news', '?page=2&q=b'],
  ['/community/news', '?q=&page=2', '/community/news', '?page=2'],
  ['/community/news', '?page=2&page=3&page=4', '/community/news', '?page=2'],
  ['/community/news', '?page=2&q=b', '/community/news', '?page=2&q=b'],
  ['/community/news.data', '?page=2&_routes=root', '/community/news.data', '?page=2'],
  ['/Community/NEWS/', '', '/community/news', ''],
  ['/%63ommunity/news', '', '/community/news', ''],
  ['/community/news/7', '?page=2', '/community/news/7', ''],
])('%s%s is the page %s%s', (pathname, search, path, query) => {
  expect(addressOf(pathname, search)).toMatchObject({ path, query, mayKeep: !query.includes('q=') });
});

test('an address of no route is no page', () => {
  for (const lost of ['/nothing', '/nothing.data', '/community/nothing/at/all', '/%ff/news', '//community/news']) {
    expect(addressOf(lost, ''), lost).toBeNull();
  }
});

test('D-SEC-07 a page under a number or a name that anybody can make up is known as such', () => {
  expect(addressOf('/community/news', '?page=2')?.isNumbered).toBe(false);
  expect(addressOf('/community/news/7', '')?.isNumbered).toBe(true);
});

test('a page with endless values in its query is not for keeping', () => {
  expect(addressOf('/community/news', `?q=${'a'.repeat(300)}`)).toMatchObject({ mayKeep: false });
});

test('the spelling of a page is its own spelling, so that a redirect to it ends there, on this site', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.string({ unit: 'grapheme', minLength: 1 }), (path, id) => {
      for (const given of [path, `/community/news/${encodeURIComponent(id)}`]) {
        const { pathname } = new URL(`http://page${given.startsWith('/') ? given : `/${given}`}`);
        const found = addressOf(pathname, '');
        if (!found) continue;
        expect(new URL(found.path, 'http://page').pathname).toBe(found.path);
        expect(addressOf(found.path, '')?.path).toBe(found.path);
      }
    }),
  );
});
