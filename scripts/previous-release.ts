import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestPostgres } from '../testing/database.ts';
import { startSiteProcess } from '../testing/process.ts';
import { machineLoad } from './lib/machine.ts';
import { migrationsFolder } from './lib/migrations.ts';
import { projectRoot } from './lib/project.ts';
import { run } from './lib/run.ts';
import { findPrevious } from './previous-release/find.ts';

/** The way back after an upgrade: the release before runs on today's schema, with what today's release has written. */
const { values: options } = parseArgs({ options: { from: { type: 'string' } } });
const journeys = [
  'visitor/home',
  'staff/sign-in',
  'staff/boards-write',
  'visitor/applications',
  'visitor/applications-status',
  'staff/applications',
].map((name) => `e2e/${name}.spec.ts`);

const say = (words: string) => console.log(`previous-release: ${words}`);
const from = options.from ?? findPrevious(projectRoot);
if (from === null)
  throw new Error('there is no release before this one, and no commit with an older schema: --from COMMIT');
const folder = mkdtempSync(join(tmpdir(), 'kidney-previous-'));
await using cleanUp = new AsyncDisposableStack();
cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }));
const bin = join(folder, 'node_modules/.bin');

async function make(command: string, ...args: string[]): Promise<string> {
  const { code, output } = await run({
    command,
    args,
    cwd: folder,
    env: { PATH: [bin, process.env['PATH']].join(delimiter) },
    timeout: 1_800_000,
  });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

const addressesIn = async (origin: string, file: string) =>
  [...(await (await fetch(`${origin}${file}`)).text()).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );

/** Its programs as they are, on a database that today's migrations made and today's release filled. */
async function visitPages(): Promise<void> {
  const postgres = await startTestPostgres();
  cleanUp.defer(() => postgres.stop());
  await using site = await startSiteProcess(postgres.adminUrl, {}, { folder, node: join(bin, 'node') });
  const paths = [
    ...(await addressesIn(site.origin, '/sitemap-pages.xml')),
    ...(await addressesIn(site.origin, '/sitemap-1.xml')),
  ];
  const failed: string[] = [];
  for (const path of new Set(paths)) {
    const { status } = await fetch(`${site.origin}${path}`);
    if (status !== 200) failed.push(`${path} ${status}`);
  }
  say(`/ready says yes; ${paths.length - failed.length} of ${paths.length} pages are 200`);
  if (paths.length === 0 || failed.length > 0) throw new Error(`pages failed: ${failed.join(', ')}`);
}

say(machineLoad());
await make('git', 'clone', '--quiet', '--shared', '--no-checkout', projectRoot, '.');
await make('git', 'checkout', '--quiet', '--detach', from);
say((await make('git', 'log', '-1', '--format=%h of %cs, %s')).trim());
await make('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
await make('npm', 'run', '--silent', 'build');
await visitPages();
// Its own journeys make their databases by its own hands, so these find today's migrations.
cpSync(migrationsFolder(projectRoot), migrationsFolder(folder), { recursive: true });
const told = await make(
  'playwright',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  '--reporter=line',
  '--workers=1',
  ...journeys,
);
say(`its own journeys on today's schema: ${/\d+ passed/.exec(told)?.[0] ?? 'none passed'}`);
