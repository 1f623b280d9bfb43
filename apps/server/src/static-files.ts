import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import type { KeptAssets } from './kept-assets.ts';

/** Vite puts everything with a hash in its name here. */
const hashedFolder = '/assets/';
const forever = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=300';
/** Browsers ask for it by themselves, and often. */
const aWeek = 'public, max-age=604800';

/** The worker fetches the page that it keeps; a policy that closes everything would close that too. */
const ownPolicies: Record<string, string> = {
  '/emergency-worker.js': "default-src 'none'; connect-src 'self'",
};

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

interface StaticFile {
  headers: Record<string, string>;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

function keptFor(url: string): string {
  if (url.startsWith(hashedFolder)) return forever;
  return url === '/favicon.ico' ? aWeek : shortly;
}

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

function readStaticFile(url: string, path: string): StaticFile {
  const extension = /\.([a-z0-9]+)$/.exec(url)?.[1] ?? '';
  const type = types[extension];
  if (!type) throw new Error(`no media type is known for ${url}`);
  const identity = readFileSync(path);
  const [br, gzip] = [readIfThere(`${path}.br`), readIfThere(`${path}.gz`)];
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return {
    etag,
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    headers: {
      'content-type': type,
      ...(ownPolicies[url] && { 'content-security-policy': ownPolicies[url] }),
      'cache-control': keptFor(url),
      vary: 'Accept-Encoding',
      etag,
    },
  };
}

/** Gone meanwhile, or of a kind that only a later release knows: as if it had never been. */
function keptFile(url: string, path: string | null | undefined): StaticFile | null {
  try {
    return path ? readStaticFile(url, path) : null;
  } catch {
    return null;
  }
}

function send(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(file.headers);
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const compressed = encoding === 'identity' ? undefined : file.bodies[encoding];
  if (compressed) reply.header('content-encoding', encoding);
  return reply.send(compressed ?? file.bodies.identity);
}

/** Serves the files that were there at the start, from memory, each by its own route; and those of other builds, where they are kept. */
export function serveStaticFiles(app: FastifyInstance, folder: string, findKept?: KeptAssets): void {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths) {
    const url = `/${relative(folder, path).replaceAll('\\', '/')}`;
    const file = readStaticFile(url, path);
    app.get(url, (request, reply) => send(file, request, reply));
  }
  app.get<{ Params: { '*': string } }>(`${hashedFolder}*`, async (request, reply) => {
    const name = request.params['*'];
    const file = keptFile(hashedFolder + name, await findKept?.(name));
    if (file) return send(file, request, reply);
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('없는 파일입니다.');
  });
}
