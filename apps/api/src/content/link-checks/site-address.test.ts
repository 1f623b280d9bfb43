import { describe, expect, it } from 'vitest';
import { readAddress, targetOf } from './site-address.ts';

const read = (href: string) => readAddress(href, '/community/news/7', ['site.example', 'files.example']);

describe('where a link leads', () => {
  it.each([
    ['/community/FAQ/?q=1#faq-3', '/community/faq'],
    ['https://site.example/kidney/overview', '/kidney/overview'],
    ['http://site.example', '/'],
    ['https://files.example/files/a/b', '/files/a/b'],
    ['../notices/3', '/community/notices/3'],
    ['www.elsewhere.example', '/community/news/www.elsewhere.example'],
  ])('D-LNK-01 %s stays inside', (href, path) => {
    expect(read(href)).toBe(path);
  });

  it.each([
    'https://elsewhere.example/community/faq',
    'tel:052-000-0000',
    'mailto:a@example.com',
    '#here',
    '',
    'https://',
  ])('D-LNK-01 %s is not ours to look at', (href) => {
    expect(read(href)).toBeNull();
  });

  it.each([
    ['/community/faq', { kind: 'fine' }],
    ['/community/notices/feed.xml', { kind: 'fine' }],
    ['/admin/people', { kind: 'staff' }],
    ['/community/news/edit/3', { kind: 'staff' }],
    ['/community/events/12.ics', { kind: 'page', path: '/community/events/12' }],
    ['/nowhere', { kind: 'page', path: '/nowhere' }],
    [
      '/files/0b0e7b9c-3c1f-4d55-9d5a-111111111111/file.pdf',
      { kind: 'file', id: '0b0e7b9c-3c1f-4d55-9d5a-111111111111' },
    ],
  ])('D-LNK-01 %s is known for what it is', (path, target) => {
    expect(targetOf(path)).toEqual(target);
  });
});
