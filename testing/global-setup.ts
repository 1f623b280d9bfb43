import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './database.ts';
import { ensureWebBuild } from './web-build.ts';

export default async function setup(project: TestProject) {
  ensureWebBuild();
  const postgres = await startTestPostgres();
  project.provide('adminUrl', postgres.adminUrl);
  return () => postgres.stop();
}
