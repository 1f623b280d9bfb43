import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Log } from '@kidney/api/platform/log.ts';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { release } from '../release.ts';

/** What every program of ours says of itself. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: 'kidney_build_info',
    help: 'Which release runs',
    labelNames: ['release'],
    registers: [registry],
  });
  build.set({ release }, 1);
  return registry;
}

export interface InnerPortOptions {
  /** Which setting the port comes from, for whoever has to change it. */
  setting: string;
  port: number;
  registry: Registry;
  log: Log;
  beforeEach?(): Promise<void>;
}

const innerHost = '127.0.0.1';

/** `/metrics` for this machine alone: a server of its own, so that no proxy can lead to it by mistake. */
export async function openInnerPort({ setting, port, registry, log, beforeEach }: InnerPortOptions) {
  async function write(): Promise<string> {
    await beforeEach?.();
    return registry.metrics();
  }
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    write().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be written');
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, innerHost);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be listened on (${message})`;
    // Nobody is on call: a site that is not measured is better than none.
    log.error({ setting, port }, `not measured: port ${port} of ${innerHost} ${why}`);
    return { close: async () => {} };
  }
  return {
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
