// Its types of a route, for whoever reads the types of this file alone.
// oxlint-disable-next-line typescript/triple-slash-reference -- an import of them is left out of what is written
/// <reference types="@fastify/swagger" preserve="true" />
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import { errorCodes } from '@kidney/contract/shared/error-codes.ts';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

const toGzip = promisify(gzip);

const failureSchema = z.object({
  code: z.enum(errorCodes).describe('stable; branch on this'),
  message: z.string().describe('for a person, in Korean'),
  requestId: z.string(),
  fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  current: z.unknown().optional().describe('with STALE_VERSION: the record as it is now'),
  retryAfter: z.int().optional().describe('seconds'),
});

function accessInWords({ access }: Endpoint): string {
  if (access === 'public') return 'Anybody may call this.';
  if (access === 'signed-in') return 'Any signed-in person may call this.';
  return `Needs one of the roles: ${access.join(', ')}.`;
}

const uploadInWords = 'Takes `multipart/form-data` with one `file`.';

/** What one endpoint looks like in the description. Fastify itself checks nothing by it. */
export function describeEndpoint(of: Endpoint): FastifySchema {
  const isOpen = of.access === 'public';
  return {
    summary: of.summary,
    description: [accessInWords(of), of.largestUpload && uploadInWords].filter(Boolean).join(' '),
    ...(!isOpen && { security: [{ bearer: [], companion: [] }] }),
    ...(of.params && { params: of.params }),
    ...(of.query && { querystring: of.query }),
    ...(of.body && { body: of.body }),
    response: {
      200: of.bare ? of.output : z.object({ data: of.output, message: z.string() }),
      '4xx': failureSchema,
      '5xx': failureSchema,
    },
  };
}

/** The description is large, so it is made once, and given to staff alone. */
export async function serveOpenApi(
  app: FastifyInstance,
  isStaff: (request: FastifyRequest) => Promise<boolean>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '신장장애인협회 누리집 API', version: '1' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          companion: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });

  const make = async () => {
    const plain = Buffer.from(JSON.stringify(app.swagger()));
    return { plain, zipped: await toGzip(plain) };
  };
  let made: ReturnType<typeof make> | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    // Strangers are not told that it is there.
    if (!(await isStaff(request))) return reply.callNotFound();
    made ??= make();
    const { plain, zipped } = await made;
    const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding');
    return takesGzip ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(plain);
  });
}
