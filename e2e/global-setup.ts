import { startTestPostgres } from '../testing/database.ts';

/** One PostgreSQL for the run; every worker copies a database of its own from it. */
export default async function globalSetup() {
  const postgres = await startTestPostgres();
  process.env['E2E_ADMIN_URL'] = postgres.adminUrl;
  return () => postgres.stop();
}
