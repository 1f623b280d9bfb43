// Runs on the machine that was just installed, by the release's own Node: what a visitor and the first owner would see.
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { totpOf } from '../../testing/totp.ts';
import { addressesOf } from './addresses.ts';
import { createSession, factorFile, origin, uploadFile, type Answer } from './owner-session.ts';

const [site = '', username = '', password = '', isRestored = ''] = process.argv.slice(2);
const { identity, sitePages, siteFiles, isHidden } = await addressesOf(site);
/** What was made up, and whatever is another city's. The telephone numbers of a made-up city are samples. */
const foreign = identity.name.includes('울산') ? /표본|○○|000-0000/ : /표본|○○|울산|부르미|Ulsan/;
const problems: string[] = [];
const expect = (isSo: boolean, words: string) => void (isSo || problems.push(words));

const started = performance.now();
while (
  !(await fetch(origin).then(
    (answer) => answer.ok,
    () => false,
  ))
) {
  if (performance.now() - started > 60_000) throw new Error('no page within a minute');
  await delay(200);
}

const paths = [...sitePages, ...siteFiles];
for (const path of paths) {
  const answer = await fetch(origin + path);
  const text = await answer.text();
  expect(answer.status === (isHidden(path) ? 404 : 200), `${path}: ${answer.status}`);
  expect(!foreign.test(text), `${path}: ${foreign.exec(text)?.[0]}`);
  if (path === '/') expect(text.includes(identity.name), `${path}: not ${identity.name}`);
}
for (const path of ['/ready', '/live']) expect((await fetch(origin + path)).status === 404, `${path} from outside`);

const { send, proveFactor } = createSession();
async function succeed(answer: Promise<Answer>, what: string) {
  const { status, data } = await answer;
  expect(status === 200, `${what}: ${status}`);
  return data;
}
await succeed(send('POST', '/auth/login', { login: username, password }), 'signing in');
// What it is made from was sealed: it works only where the keys came back, too.
if (isRestored) await succeed(proveFactor(), 'the factor');
else {
  const secret = (await succeed(send('POST', '/auth/factors/app', {}), 'an app'))?.['secret'] ?? '';
  await succeed(send('POST', '/auth/factors/app/confirmation', { code: totpOf(secret) }), 'its first code');
  writeFileSync(factorFile, secret);
}
if (!isRestored) {
  const form = new FormData();
  form.set(
    'file',
    new Blob([readFileSync(`/srv/kidney/current/apps/web/build/client/icons/icon-192.png`)]),
    'picture.png',
  );
  writeFileSync(uploadFile, (await succeed(send('POST', '/media', form), 'an upload'))?.['url'] ?? '');
}
const upload = readFileSync(uploadFile, 'utf8');
expect((await fetch(new URL(upload, origin))).status === 200, `the upload ${upload}`);
await succeed(send('GET', '/people'), 'the list of staff, for an owner with a factor');

for (const problem of problems) console.log(`  ${problem}`);
console.log(`${paths.length} addresses, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
