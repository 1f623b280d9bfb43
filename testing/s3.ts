import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { createS3Client, type S3Options } from '@kidney/api/platform/storage/s3-client.ts';
import { freePort } from '../scripts/postgres/server.ts';
import { createTestFolder } from './folder.ts';

export interface S3Server extends AsyncDisposable {
  origin: string;
  /** A new and empty bucket, with what opens it. */
  makeBucket(): Promise<S3Options>;
}

const program = new URL('swift-server.py', import.meta.url).pathname;
const keys = { region: 'us-east-1', key: 'test:tester', secret: 'testing' };

/** A real server of S3, OpenStack Swift of Debian, as the user who runs the test and for this test alone. */
export async function startS3(page = 1_000): Promise<S3Server> {
  const folder = createTestFolder();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // It ends with its standard input, and so with us, however we end.
  const child = spawn('/usr/bin/python3', [program, folder.path, String(port), String(page)], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  const said = text(child.stderr);
  while (!(await fetch(`${origin}/healthcheck`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`Swift did not start: ${await said}`);
    await delay(50);
  }
  return {
    origin,
    async makeBucket() {
      const options = { bucket: `${origin}/kidney-${randomUUID()}`, ...keys };
      await createS3Client(options).call('PUT', '');
      return options;
    },
    [Symbol.asyncDispose]: async () => {
      child.stdin.end();
      await ended;
      folder.remove();
    },
  };
}

/** What a site is told of it. */
export const s3Settings = ({ bucket, region, key, secret }: S3Options) => ({
  FILES_STORE: 's3',
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_KEY: key,
  S3_SECRET: secret,
});

type Meddle = (request: IncomingMessage, response: ServerResponse, passOn: () => void) => unknown;

/** Stands between us and the server, and does to requests what it is told. */
export async function standBetween(options: S3Options, meddle: Meddle): Promise<S3Options & AsyncDisposable> {
  const { hostname, port, pathname } = new URL(options.bucket);
  const server = createServer((incoming, response) => {
    const passOn = () => {
      const { method, url: path, headers } = incoming;
      const outgoing = ask({ hostname, port, method, path, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      outgoing.on('error', () => response.destroy());
      response.once('close', () => response.writableFinished || outgoing.destroy());
      incoming.pipe(outgoing);
    };
    meddle(incoming, response, passOn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...options,
    bucket: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
