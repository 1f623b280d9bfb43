import type { ServedFile, ServedFiles } from '@kidney/api/content/media/index.ts';
import { toAppError } from '@kidney/api/platform/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nameInLog } from '../request-log.ts';
import { byteRange } from './byte-range.ts';

const forever = 'public, max-age=31536000, immutable';
/** A document can be withdrawn, so each time the server is asked whether it is still there. */
const askAgain = 'public, no-cache';

export interface FilesDeps {
  files: ServedFiles;
  /** Where uploads are served from, where that is not the site itself. */
  filesOrigin: string | undefined;
}

function refuse(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(words);
}

const nothing = (reply: FastifyReply) => refuse(reply, 404, '없는 파일입니다.');

async function send(file: ServedFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { headers, method } = request;
  const etag = `"${file.mark}"`;
  reply.headers({
    etag,
    'cache-control': file.isPicture ? forever : askAgain,
    'content-disposition': file.disposition,
    'accept-ranges': 'bytes',
  });
  if (headers['if-none-match']?.includes(etag)) {
    await file.close();
    return reply.code(304).send();
  }
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = byteRange(isSame ? headers.range : undefined, file.size);
  if (range === null) {
    await file.close();
    reply.header('content-range', `bytes */${file.size}`);
    return refuse(reply, 416, '파일에 없는 부분입니다.');
  }
  reply.type(file.type);
  if (range === 'whole') reply.header('content-length', file.size);
  else {
    reply.code(206).header('content-length', range.to - range.from + 1);
    reply.header('content-range', `bytes ${range.from}-${range.to}/${file.size}`);
  }
  if (method === 'HEAD') {
    await file.close();
    return reply.send();
  }
  return reply.send(file.read(range === 'whole' ? undefined : range));
}

/** On the second name there is nothing but uploads, and on the first there are none. */
function keepApart(app: FastifyInstance, filesOrigin: string): void {
  const { host } = new URL(filesOrigin);
  app.addHook('onRequest', (request, reply, done) => {
    const isFile = request.url.startsWith('/files/');
    if (request.host === host && !isFile) void nothing(reply);
    else if (request.host !== host && isFile) void reply.redirect(`${filesOrigin}${request.url}`, 308);
    else done();
  });
}

/** Serves what staff uploaded. As documents these answers can do nothing: the strict policy of every answer has `sandbox`. */
export function serveFiles(app: FastifyInstance, { files, filesOrigin }: FilesDeps): void {
  if (filesOrigin !== undefined) keepApart(app, filesOrigin);

  void app.register(async (scope) => {
    nameInLog(scope);
    if (filesOrigin !== undefined) {
      scope.addHook('onSend', async (_request, reply) => {
        reply.header('cross-origin-resource-policy', 'cross-origin');
      });
    }
    scope.route<{ Params: { id: string; name: string } }>({
      method: ['GET', 'HEAD'],
      url: '/files/:id/:name',
      handler: async (request, reply) => {
        try {
          const file = await files.open(request.params.id, request.params.name);
          return file ? await send(file, request, reply) : nothing(reply);
        } catch (error) {
          const { status } = toAppError(error);
          if (status !== 503) throw error;
          return refuse(reply.header('retry-after', '5'), 503, '지금은 파일을 보낼 수 없습니다.');
        }
      },
    });
    scope.route({ method: ['GET', 'HEAD'], url: '/files/*', handler: async (_request, reply) => nothing(reply) });
  });
}
