import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AnsweredCall } from '@kidney/api/platform/pipeline.ts';

/**
 * Loaded into the processes of a run before the site itself, which stays as it is in production: notes which calls
 * were answered to a browser, and the name of each cookie that went out.
 */
const folder = process.env['SITE_NOTES'] as string;
const noted = new Set<string>();

function note(line: string): void {
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`);
}

/** How Node's own `fetch` names itself: with it tests prepare what a journey is about. */
const fetchOfTests = 'node';

subscribe('kidney:answered', (message) => {
  const { route, status, userAgent } = message as AnsweredCall;
  if (status === 200 && userAgent !== fetchOfTests) note(`call ${route}`);
});

const namesIn = (cookies: unknown) =>
  [cookies].flat().flatMap((cookie) => (typeof cookie === 'string' ? [cookie.slice(0, cookie.indexOf('='))] : []));

// Headers that are handed to it go straight to the wire: the response itself does not know them afterwards.
const writeHead = ServerResponse.prototype.writeHead as (...args: unknown[]) => ServerResponse;
ServerResponse.prototype.writeHead = function writeHeadNoted(this: ServerResponse, ...args: unknown[]) {
  const given = args.find((each) => typeof each === 'object' && each !== null) ?? {};
  const late = Object.entries(given).find(([name]) => name.toLowerCase() === 'set-cookie')?.[1];
  for (const name of [...namesIn(this.getHeader('set-cookie')), ...namesIn(late)]) note(`cookie ${name}`);
  return writeHead.apply(this, args);
} as typeof ServerResponse.prototype.writeHead;
