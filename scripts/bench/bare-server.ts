import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

export interface BarePage {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

/** The measure for kept pages: Fastify with routes that return a Buffer, and nothing else. */
const { PORT, PAGES_FILE } = process.env as { PORT: string; PAGES_FILE: string };
const pages = JSON.parse(readFileSync(PAGES_FILE, 'utf8')) as Record<string, BarePage>;

const app = Fastify();
app.get('/live', () => ({ status: 'live' }));
for (const [path, page] of Object.entries(pages)) {
  const body = Buffer.from(page.body, 'base64');
  app.get(path, (_request, reply) => reply.headers(page.headers).send(body));
}
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
