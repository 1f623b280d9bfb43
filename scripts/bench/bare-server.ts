import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

export interface BarePage {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

/** The measure for kept pages: Fastify with one route that returns a Buffer, and nothing else. */
const { PORT, PAGE_FILE } = process.env as { PORT: string; PAGE_FILE: string };
const page = JSON.parse(readFileSync(PAGE_FILE, 'utf8')) as BarePage;
const body = Buffer.from(page.body, 'base64');

const app = Fastify();
app.get('/live', () => ({ status: 'live' }));
app.get('/page', (_request, reply) => reply.headers(page.headers).send(body));
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
