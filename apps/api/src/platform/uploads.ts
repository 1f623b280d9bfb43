import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload } from './endpoint.ts';
import { AppError } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may take as long as a large file takes on a slow line. */
    takesLong?: boolean;
  }
}

/** What the form around a file takes. */
const formAround = 4096;

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 4, parts: 5, fieldNameSize: 100, fieldSize: 1000, headerPairs: 20 },
  });
}

const brokenOff = (cause: unknown) =>
  new AppError('INVALID_INPUT', { message: '파일이 오다가 끊겼습니다. 다시 올려 주십시오.', cause });

async function* whole(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch (error) {
    throw brokenOff(error);
  }
}

/** The files of a request, read when they are asked for and not before; one after the other, as they were sent. */
export function uploadOf(request: FastifyRequest, most: number, files = 1): () => Promise<Upload> {
  return async () => {
    if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    if (Number(request.headers['content-length'] ?? 0) > most + formAround) throw new AppError('TOO_LARGE');
    // One byte more than is taken: whoever receives it sees that it is too much.
    const parts = request.files({ limits: { fileSize: most + 1, files, parts: files + 4 } });
    const next = async (): Promise<Upload | null> => {
      const { value: part, done } = await parts.next().catch((error: unknown) => {
        throw brokenOff(error);
      });
      return done || !part ? null : { name: part.filename, bytes: whole(part.file), next };
    };
    const first = await next();
    if (!first) throw new AppError('INVALID_INPUT', { message: '올릴 파일을 골라 주십시오.' });
    return first;
  };
}

/** Lets the rest of a refused body run out: a browser hears the answer only when it has said everything. */
export function drain({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
}
