import { startTestPostgres } from '../testing/database.ts';
import { ensureWebBuild } from '../testing/web-build.ts';

/** One PostgreSQL for the run; every worker copies a database of its own from it. */
export default async function globalSetup() {
  ensureWebBuild();
  const postgres = await startTestPostgres();
  process.env['E2E_ADMIN_URL'] = postgres.adminUrl;
  return () => postgres.stop();
}
