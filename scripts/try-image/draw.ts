// Against the installation that was just made: a picture for messengers, and a page of a newsletter that the worker draws.
import { setTimeout as delay } from 'node:timers/promises';
import { anIssue } from '../../testing/newsletters.ts';
import { pdfWith } from '../../testing/pdf.ts';
import { origin, signIn } from '../try-install/owner-session.ts';

const [username = '', password = ''] = process.argv.slice(2);

async function typeAndSize(path: string): Promise<string> {
  const answer = await fetch(new URL(path, origin));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return `${answer.headers.get('content-type')} of ${(await answer.bytes()).length} bytes`;
}

const home = await (await fetch(origin)).text();
const [, shared = ''] = /<meta property="og:image" content="([^"]+)"/.exec(home) ?? [];
console.log(`image: share picture, ${await typeAndSize(shared)}`);

const { send } = await signIn(username, password);
const form = new FormData();
form.set('file', new Blob([new Uint8Array(pdfWith([{ lines: ['물을 알맞게 마시는 법'] }]))]), '소식지.pdf');
const { data: file } = await send('POST', '/media', form);
const { status, data: issue } = await send('POST', '/newsletter', anIssue(file?.['id'] ?? ''));
if (!issue) throw new Error(`an issue: ${status}`);

const deadline = Date.now() + 60_000;
let page: string | undefined;
while (!page) {
  if (Date.now() > deadline) throw new Error('no page was drawn within a minute');
  await delay(500);
  const html = await (await fetch(`${origin}/community/newsletter/${issue['id']}/1`)).text();
  page = /<img[^>]+src="(\/files\/[^"]+)"/.exec(html)?.[1];
}
console.log(`image: page of a PDF, ${await typeAndSize(page)}`);
