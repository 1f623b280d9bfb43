import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sectionStarts } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import { expect, test } from 'vitest';
import { footPages, sectionOf, sections } from './sections.ts';

const pages = [...sections.flatMap((section) => section.pages), ...footPages];

test('S-RT-02 S-RT-04 S-RT-06 every page of the menu has a route', () => {
  const routes = readFileSync(fileURLToPath(new URL('../../routes.ts', import.meta.url)), 'utf8');
  for (const { to } of pages) expect(routes).toContain(`'${to.slice(1)}'`);
});

test('the menu has seven sections, and no page twice', () => {
  expect(sections.map(({ label }) => label)).toEqual([
    '병원 이동',
    '신장 정보',
    '소식·참여',
    '주간보호',
    '희망센터',
    '사랑 나눔',
    '협회 소개',
  ]);
  expect(new Set(pages.map(({ to }) => to)).size).toBe(pages.length);
});

test('D-RT-11 the address of a section leads to the first page of its menu', () => {
  const starts = sections.map(({ key, pages: [first] }) => [`/${key}`, first?.to]);
  expect(sectionStarts).toEqual(Object.fromEntries(starts));
});

test('a page belongs to the section that its address begins with', () => {
  for (const section of sections) for (const { to } of section.pages) expect(sectionOf(to)).toBe(section);
  for (const other of ['/', '/privacy', '/admin/login', '/kidneys/overview']) expect(sectionOf(other)).toBeUndefined();
});
