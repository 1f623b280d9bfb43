import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';

/** How PostgreSQL refuses what a role may not do. */
export const denied = { code: '42501' };

/** For a file of tests: a database of its own, and the application's role connected to it. */
export function asApplication() {
  const own = {} as { urls: TestDatabase; app: pg.Client };
  beforeAll(async () => {
    own.urls = await createTestDatabase(inject('adminUrl'));
    own.app = new pg.Client({ connectionString: own.urls.appUrl });
    await own.app.connect();
  });
  afterAll(async () => {
    await own.app.end();
    await own.urls.drop();
  });
  return own;
}
