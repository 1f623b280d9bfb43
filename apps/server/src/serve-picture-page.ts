import type { Api } from '@kidney/api/api.ts';
import { oneAddress } from '@kidney/api/platform/address-block.ts';
import { createCountedPlaces } from '@kidney/api/platform/counted-places.ts';
import { AppError } from '@kidney/api/platform/errors.ts';
import { createSemaphore } from '@kidney/api/platform/semaphore.ts';
import { drain } from '@kidney/api/platform/uploads.ts';
import { picturePage } from '@kidney/contract/clients/application-names.paths.ts';
import { largestFile } from '@kidney/contract/shared/file-formats.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendLastResort } from './page-answers.ts';
import { isFromElsewhere } from './private-page.ts';
import type { createPageHandler } from './page-handler.ts';

/** The form around the picture is small. */
const most = largestFile.image + 64 * 1024;

async function readWhole(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    // The rest is read and let go: a browser hears the answer only when it has said everything.
    if (size <= most) pieces.push(piece);
    else pieces.length = 0;
  }
  if (size > most) throw new AppError('TOO_LARGE');
  return Buffer.concat(pieces);
}

interface Deps {
  api: Pick<Api, 'pictureLink'>;
  publicOrigin: string;
  handler: ReturnType<typeof createPageHandler>;
}

type Asked = FastifyRequest<{ Querystring: { token?: unknown; picture?: unknown } }>;

/**
 * The one page that takes a file. Few are read at once: each is in memory until the page has passed it on. So nothing is
 * read before it is known that the office asks for it, and who sends slowly or often takes no place from others.
 */
export function servePicturePage(app: FastifyInstance, { api, publicOrigin, handler }: Deps): void {
  const places = createSemaphore(4, 20);
  const ofLink = createCountedPlaces(1);
  const ofAddress = createCountedPlaces(2);

  const read = (request: Asked, reply: FastifyReply) =>
    places(async () => {
      request.body = await readWhole(request.raw);
      return handler(request, reply);
    });

  async function take(request: Asked, reply: FastifyReply): Promise<FastifyReply> {
    if (isFromElsewhere(request, publicOrigin)) return sendLastResort(reply, 403);
    if (Number(request.headers['content-length'] ?? 0) > most) return sendLastResort(reply, 413);
    const { token, picture } = request.query;
    const link = await api.pictureLink(String(token), String(picture), request.ip);
    // The page itself says that nothing is asked for.
    if (link === null) return reply.header('cache-control', 'no-store').redirect(request.url, 303);
    const leaveLink = ofLink(link);
    const leaveAddress = leaveLink && ofAddress(oneAddress(request.ip));
    try {
      if (!leaveLink || !leaveAddress) return sendLastResort(reply.header('retry-after', '10'), 429);
      return await read(request, reply);
    } finally {
      leaveAddress?.();
      leaveLink?.();
    }
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.route({
    method: 'POST',
    url: picturePage,
    config: { takesLong: true },
    handler: async (request: Asked, reply: FastifyReply) => {
      try {
        return await take(request, reply);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return sendLastResort(reply, error.status);
      } finally {
        drain(request);
      }
    },
  });
}
