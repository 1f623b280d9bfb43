// Runs on the machine that was just installed: saves one notice after the other until it is told to stop, and notes which were confirmed.
import { appendFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { createSession } from './owner-session.ts';

const [username = '', password = ''] = process.argv.slice(2);
const { send, proveFactor } = createSession();
const { status: signedIn } = await send('POST', '/auth/login', { login: username, password });
// A code is taken once, and the one of this half minute may have been; who tries wrong ones is locked out.
let { status: proved } = await proveFactor();
if (proved !== 200) {
  await delay(30_500 - (Date.now() % 30_000));
  ({ status: proved } = await proveFactor());
}
if (proved !== 200) throw new Error(`signing in: ${signedIn}, the factor: ${proved}`);

const over = new AbortController();
process.on('SIGTERM', () => over.abort());
const seen = { confirmed: 0, refused: 0, broken: 0 };
let lastConfirmed = performance.now();
let longest = 0;
for (let number = 1; !over.signal.aborted; number += 1) {
  const title = `쓰기 ${number}`;
  const notice = {
    title,
    html: '<p>글</p>',
    office: '사무국',
    attachments: [],
    pinnedUntil: null,
    publish: { state: 'kept' },
  };
  const status = await send('POST', '/notice', notice).then(
    (answer) => answer.status,
    () => 0,
  );
  if (status === 200) {
    appendFileSync('/opt/confirmed', `${title}\n`);
    seen.confirmed += 1;
    longest = Math.max(longest, performance.now() - lastConfirmed);
    lastConfirmed = performance.now();
  } else if (status === 503) seen.refused += 1;
  else {
    seen.broken += 1;
    console.log(`  ${title}: ${status}`);
  }
  await delay(100);
}
const seconds = (longest / 1_000).toFixed(1);
console.log(
  `writer: ${seen.confirmed} confirmed, ${seen.refused} told to come back, ${seen.broken} broken off; longest gap ${seconds} s`,
);
process.exitCode = longest < 30_000 && seen.confirmed > 0 ? 0 : 1;
