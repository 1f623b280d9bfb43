import { AppError } from '@kidney/api/platform/errors.ts';
import { createSemaphore } from '@kidney/api/platform/semaphore.ts';
import { picturePage } from '@kidney/contract/applications/application-names.paths.ts';
import { largestFile } from '@kidney/contract/shared/file-formats.ts';
import type { FastifyInstance } from 'fastify';
import { sendLastResort } from './page-answers.ts';
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

/** The one page that takes a file. Few are read at once: each is in memory until the page has passed it on. */
export function servePicturePage(app: FastifyInstance, handler: ReturnType<typeof createPageHandler>): void {
  const places = createSemaphore(4, 20);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.route({
    method: 'POST',
    url: picturePage,
    config: { takesLong: true },
    handler: async (request, reply) => {
      try {
        return await places(async () => {
          request.body = await readWhole(request.raw);
          return await handler(request, reply);
        });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        request.raw.resume();
        return sendLastResort(reply, error.status);
      }
    },
  });
}
