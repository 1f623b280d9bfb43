import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Api } from '@kidney/api/api.ts';
import { pictureNames } from '@kidney/contract/office/settings/pictures.paths.ts';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from '../accepted-encoding.ts';

const toGzip = promisify(gzip);

interface Kept {
  svg: Buffer;
  zipped: Buffer;
}

/** Of this and the last few packs' pictures; an address always means the same drawing. */
const mostKept = 2 * pictureNames.length;

/**
 * The pack's mark and map. Each is read once and then stays here, so that it is there without a database too.
 * Returns what finds one by its address.
 */
export function servePackPictures(app: FastifyInstance, { packPicture }: Pick<Api, 'packPicture'>) {
  const kept = new Map<string, Kept>();

  async function find(name: string, mark: string): Promise<Kept | null> {
    const key = `${name}.${mark}`;
    const known = kept.get(key);
    if (known) return known;
    const drawing = await packPicture(name, mark);
    if (drawing === null) return null;
    const svg = Buffer.from(drawing);
    const found = { svg, zipped: await toGzip(svg) };
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(key, found);
    return found;
  }

  app.get<{ Params: { name: string; mark: string } }>(
    `/pictures/:name(^(?:${pictureNames.join('|')})$).:mark(^[\\w-]{16}$).svg`,
    async ({ params: { name, mark }, headers }, reply) => {
      const picture = await find(name, mark);
      if (!picture)
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('없는 파일입니다.');
      const isZipped = acceptedEncoding(headers['accept-encoding']) !== 'identity';
      if (isZipped) reply.header('content-encoding', 'gzip');
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'Accept-Encoding')
        .send(isZipped ? picture.zipped : picture.svg);
    },
  );

  return async (address: string): Promise<string | null> => {
    const [, name, mark] = /^\/pictures\/([a-z-]+)\.([\w-]+)\.svg$/.exec(address) ?? [];
    return name && mark ? ((await find(name, mark))?.svg.toString() ?? null) : null;
  };
}
