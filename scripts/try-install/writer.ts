// Runs on the machine that was just installed: saves one notice after the other until it is told to stop, and notes which were confirmed.
import { appendFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { noise } from './noise.ts';
import { signIn, type Answer } from './owner-session.ts';

const [username = '', password = '', mostSeconds = '30', isUploading = ''] = process.argv.slice(2);
const { send } = await signIn(username, password);

const over = new AbortController();
process.on('SIGTERM', () => over.abort());
const seen = { confirmed: 0, refused: 0, broken: 0 };
const said = new Set<string>();
async function attempt(sent: Promise<Answer>, what: string): Promise<Answer> {
  const answer = await sent.catch(() => ({ status: 0, data: null, message: '' }));
  if (answer.status === 503 && answer.message) {
    seen.refused += 1;
    said.add(answer.message);
  } else if (answer.status !== 200) {
    seen.broken += 1;
    console.log(`  ${what}: ${answer.status} ${answer.message}`);
  }
  return answer;
}

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
  const { status } = await attempt(send('POST', '/notice', notice), title);
  if (status === 200) {
    appendFileSync('/opt/confirmed', `${title}\t${Date.now()}\n`);
    seen.confirmed += 1;
    longest = Math.max(longest, performance.now() - lastConfirmed);
    lastConfirmed = performance.now();
  }
  if (isUploading && number % 10 === 0) {
    const form = new FormData();
    form.set('file', new Blob([noise()]), `${number}.png`);
    const { status: taken, data } = await attempt(send('POST', '/media', form), `picture ${number}`);
    if (taken === 200) appendFileSync('/opt/uploads', `${data?.['url']}\t${Date.now()}\n`);
  }
  await delay(100);
}
const seconds = (longest / 1_000).toFixed(1);
console.log(
  `writer: ${seen.confirmed} confirmed, ${seen.refused} told to come back, ${seen.broken} broken off; longest gap ${seconds} s`,
);
for (const words of said) console.log(`  told: ${words}`);
process.exitCode = longest < Number(mostSeconds) * 1_000 && seen.confirmed > 0 ? 0 : 1;
