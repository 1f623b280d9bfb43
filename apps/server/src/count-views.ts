import type { Api } from '@kidney/api/api.ts';
import type { FastifyInstance } from 'fastify';

/** Not modified: the browser has the page still, and shows it. */
const readStatuses = new Set([200, 304]);

/** Counts pages as they leave, kept ones too. What a browser fetches ahead nobody has read yet. */
export function countViews(app: FastifyInstance, views: Api['views']): void {
  app.addHook('onResponse', async (request, reply) => {
    const purpose = request.headers['sec-purpose'] ?? request.headers['purpose'] ?? '';
    const isAhead = /prefetch|prerender/i.test(String(purpose));
    if (request.method !== 'GET' || !readStatuses.has(reply.statusCode) || isAhead) return;
    const [path = ''] = (request.raw.url as string).split('?', 1);
    views.count(path, { address: request.ip, userAgent: request.headers['user-agent'] ?? '' });
  });
}
