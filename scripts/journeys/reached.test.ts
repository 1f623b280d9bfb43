import { expect, test } from 'vitest';
import { plantTree } from '../lib/fixture-tree.ts';
import { unnamedCookies } from './cookie-table.ts';
import { reachedOf } from './reached.ts';
import { readNotes } from './site-notes.ts';

const endpoints = ['GET /faq', 'DELETE /person/:id', 'POST /auth/refresh'];

test('an endpoint that no journey reaches is a problem, unless its reason is written down', () => {
  const calls = new Set(['GET /faq']);
  expect(reachedOf(endpoints, calls, { 'POST /auth/refresh': 'for clients that are no browsers' })).toEqual({
    line: 'journeys: 1 of 3 endpoints',
    problems: ['DELETE /person/:id is reached by no journey'],
  });
});

test('a reason for what is reached, or for what is no endpoint, is a problem', () => {
  const outside = { 'GET /faq': 'nobody opens it', 'GET /gone': 'no screen' };
  expect(reachedOf(endpoints, new Set(endpoints), outside).problems).toEqual([
    'GET /faq is reached and needs no reason to stand outside',
    'GET /gone stands outside and is no endpoint',
  ]);
});

test('what several processes noted counts once, by kind', () => {
  const folder = plantTree({
    '1.txt': 'call GET /faq\ncookie display\n',
    '2.txt': 'call GET /faq\ncall GET /news/:id\n',
  });
  expect([readNotes(folder, 'call'), readNotes(folder, 'cookie')]).toEqual([
    new Set(['GET /faq', 'GET /news/:id']),
    new Set(['display']),
  ]);
});

test('a cookie that the table does not name is found', () => {
  const blocks = [{ id: 'short' }, { id: 'cookies', rows: [{ label: 'display' }] }];
  expect(unnamedCookies(new Set(['display', '__Host-device']), blocks)).toEqual(['__Host-device']);
  expect(unnamedCookies(new Set(['display']), [])).toEqual(['display']);
});
