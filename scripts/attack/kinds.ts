import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** What one request of an attack says. `isHeld`: nothing more comes, and no answer is waited for. */
export interface Blow {
  text: string;
  isHeld?: true;
}

interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** More than is sent. */
  promised?: number;
}

export const attackedHost = '127.0.0.1';

export type Ask = (origin: string) => Blow;

const word = () => randomBytes(6).toString('hex');

function request(origin: string, { method = 'GET', path, headers = {}, body = '', promised }: Asked): string {
  const lines = {
    host: new URL(origin).host,
    'accept-encoding': 'gzip',
    ...(method === 'POST' && { origin, 'content-length': String(promised ?? Buffer.byteLength(body)) }),
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

/** Whatever a stranger can ask for without end. */
export const kinds = {
  'kept page': (origin) => ({ text: request(origin, { path: '/' }) }),
  'bogus token': (origin) => {
    const headers = { cookie: `accessToken=${word()}.${word()}.${word()}; __Host-sid=${word()}` };
    return { text: request(origin, { path: '/community/faq', headers }) };
  },
  'random paths': (origin) => ({ text: request(origin, { path: `/community/${word()}/${word()}` }) }),
  'random numbers': (origin) => ({ text: request(origin, { path: `/community/news/${randomInt(1e9)}` }) }),
  'random months': (origin) => {
    const month = `${randomInt(1900, 2099)}-${String(randomInt(1, 13)).padStart(2, '0')}`;
    return { text: request(origin, { path: `/community/events?view=month&month=${month}` }) };
  },
  search: (origin) => ({ text: request(origin, { path: `/search?q=${word()}` }) }),
  forms: (origin) => {
    const body = `receipt=${word()}&phone=${randomInt(1e9)}`;
    return { text: request(origin, { method: 'POST', path: '/transport/status', headers: form, body }) };
  },
  'sign-in': (origin) => {
    const body = JSON.stringify({ login: word(), password: word() });
    return { text: request(origin, { method: 'POST', path: '/api/auth/login', headers: json, body }) };
  },
  'deep bodies': (origin) => ({
    text: request(origin, { method: 'POST', path: '/api/auth/login', headers: json, body: deep }),
  }),
  pictures: (origin) => {
    const path = `/transport/status/picture?token=${word().padEnd(43, 'A')}&picture=${randomUUID()}`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return { text: request(origin, { method: 'POST', path, headers, body: '--x', promised: 100_000 }), isHeld: true };
  },
  'slow headers': () => ({ text: 'GET / HTTP/1.1\r\nhost: x\r\n', isHeld: true }),
  'slow bodies': (origin) => ({
    text: request(origin, { method: 'POST', path: '/transport/status', headers: form, body: 'r', promised: 1_000 }),
    isHeld: true,
  }),
} satisfies Record<string, Ask>;

export type Kind = keyof typeof kinds;
