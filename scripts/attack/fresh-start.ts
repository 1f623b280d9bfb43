import { Agent, request } from 'node:http';
import { startBuiltSite } from '../lib/built-site.ts';
import { attackedHost } from './kinds.ts';

const visitors = 50;
const mostPages = 30;

/** How many of fifty visitors who come at once to a process that has made no page yet are turned away from one. */
export async function freshStart(): Promise<number> {
  const site = await startBuiltSite({ TRUSTED_PROXIES: '0' });
  try {
    const { port, host } = new URL(site.origin);
    const index = await (await fetch(`${site.origin}/sitemap-pages.xml`)).text();
    const pages = [...index.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
    if (pages.length < mostPages) throw new Error(`only ${pages.length} pages to visit`);
    const statusOf = (agent: Agent, path: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      const sent = request({ host: attackedHost, port, path, headers: { host }, agent });
      sent.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)));
      sent.on('error', reject).end();
      return promise;
    };
    const visit = async (_none: unknown, visitor: number) => {
      const agent = new Agent({ keepAlive: true, localAddress: `127.0.3.${visitor + 1}`, maxSockets: 6 });
      const shifted = [...pages.slice(visitor % mostPages), ...pages].slice(0, mostPages);
      const statuses = await Promise.all(shifted.map((path) => statusOf(agent, path)));
      agent.destroy();
      return statuses.filter((status) => status !== 200).length;
    };
    const lost = await Promise.all(Array.from({ length: visitors }, visit));
    return lost.reduce((sum, each) => sum + each, 0);
  } finally {
    await site.stop();
  }
}
