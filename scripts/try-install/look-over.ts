// Runs on the machine that was just installed, by the release's own Node: what a visitor and the first owner would see.
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { totpOf } from '../../testing/totp.ts';

const origin = 'https://www.example.org';
const [site = '', username = '', password = '', isRestored = ''] = process.argv.slice(2);
const factorFile = '/opt/factor';
const addresses = '/srv/kidney/current/packages/contract/src/content/link-checks/site-addresses.paths.ts';
const { sitePages, siteFiles } = (await import(addresses)) as Record<'sitePages' | 'siteFiles', string[]>;

const packFile = `/srv/kidney/current/packs/${site}/site.json`;
const { identity } = JSON.parse(readFileSync(packFile, 'utf8')) as { identity: { name: string } };
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
  expect(answer.status === 200, `${path}: ${answer.status}`);
  expect(!foreign.test(text), `${path}: ${foreign.exec(text)?.[0]}`);
  if (path === '/') expect(text.includes(identity.name), `${path}: not ${identity.name}`);
}
for (const path of ['/ready', '/live']) expect((await fetch(origin + path)).status === 404, `${path} from outside`);

let cookies = '';
let token = '';
async function send(path: string, body?: object) {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie: cookies, authorization: `Bearer ${token}` },
    body: JSON.stringify(body ?? {}),
  });
  const set = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  if (set.length > 0) cookies = [...cookies.split('; ').filter(Boolean), ...set].join('; ');
  const { data } = (await answer.json()) as { data: Record<string, string> | null };
  expect(answer.status === 200, `${path}: ${answer.status}`);
  token = data?.['accessToken'] ?? token;
  return data;
}
await send('/auth/login', { login: username, password });
if (isRestored) {
  // What it is made from was sealed: it works only where the keys came back, too.
  await send('/auth/factors/proof', { kind: 'code', code: totpOf(readFileSync(factorFile, 'utf8')) });
} else {
  const secret = (await send('/auth/factors/app'))?.['secret'] ?? '';
  await send('/auth/factors/app/confirmation', { code: totpOf(secret) });
  writeFileSync(factorFile, secret);
}
const people = await fetch(`${origin}/api/people`, { headers: { authorization: `Bearer ${token}`, cookie: cookies } });
expect(people.status === 200, `the list of staff, for an owner with a factor: ${people.status}`);

for (const problem of problems) console.log(`  ${problem}`);
console.log(`${paths.length} addresses, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
