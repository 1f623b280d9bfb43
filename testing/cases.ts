import { seedSettings } from '@kidney/api/seed.ts';
import type { Case, MoveCase } from '@kidney/contract/clients/cases/cases.schema.ts';
import { afterAll, beforeEach, expect } from 'vitest';
import { runSql } from '../scripts/postgres/roles.ts';
import { createTestApi, type TestApiOptions } from './api.ts';
import { signedIn, type SignedIn } from './people.ts';

/** The fields that an answer found wrong. */
export const namesOf = (answer: { json(): { fields: { field: string }[] } }) =>
  answer.json().fields.map(({ field }) => field);

/** The API for a file of tests, with two officers at work and nobody known at the beginning of each test. */
export async function createCaseRoom(options: TestApiOptions = {}) {
  const test = await createTestApi(options);
  afterAll(() => test[Symbol.asyncDispose]());
  await seedSettings(test.database);
  const officer = await signedIn(test, ['dispatcher']);
  const colleague = await signedIn(test, ['owner']);
  beforeEach(() => runSql(test.urls.ownerUrl, ['truncate persons, messages cascade']));

  const query = async (sql: string, values: unknown[] = []) =>
    (await test.database.write.$client.query(sql, values)).rows;
  const get = async (id: string): Promise<Case> =>
    (await officer.browser.send('GET', `/application/${id}`)).json().data;
  const post = (who: SignedIn, of: { id: string }, what: string, body: object) =>
    who.browser.send('POST', `/application/${of.id}/${what}`, body);
  const move = (of: Case, to: string, more: Partial<MoveCase> = {}, who = officer) =>
    post(who, of, 'move', { to, version: of.version, ...more });

  /** Moved, and no doubt about it. */
  async function moved(of: Case, to: string, more: Partial<MoveCase> = {}): Promise<Case> {
    const answer = await move(of, to, more);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  }

  return { test, officer, colleague, query, get, post, move, moved };
}
