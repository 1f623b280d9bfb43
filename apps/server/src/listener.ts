import { setTimeout as delay } from 'node:timers/promises';
import { contentChannel, contentNewsSchema } from '@kidney/api/platform/content-changes.ts';
import type { Log } from '@kidney/api/platform/log.ts';
import pg from 'pg';

const firstPause = 50;
const longestPause = 1_000;

export interface ListenerOptions {
  url: string;
  log: Log;
  /** Sent again and again, so that a connection cut without a word is noticed. */
  checkEvery?: number;
  onChange(tags: readonly string[]): void;
  /** Something new is there, and nothing was taken back. */
  onAddition(tags: readonly string[]): void;
  onUnknownChange(): void;
  /** LISTEN is in place. */
  onHearing(): void;
  onLost(): void;
}

export interface Listener {
  /** Fulfilled when changes are heard for the first time. */
  hearing: Promise<void>;
  stop(): Promise<void>;
}

/** Hears of changed content from every node, over a connection of its own that comes back by itself. */
export function startListener(options: ListenerOptions): Listener {
  const { url, log, checkEvery = 2_000 } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const firstTime = Promise.withResolvers<void>();

  function hear(payload: string | undefined): void {
    try {
      const news = contentNewsSchema.parse(JSON.parse(payload ?? ''));
      if ('added' in news) options.onAddition(news.added);
      else options.onChange(news);
    } catch (error) {
      log.error({ err: error }, 'content change not understood');
      options.onUnknownChange();
    }
  }

  /** Returns only by throwing: when the connection breaks, or when the listener is stopped. */
  async function holdConnection(onHeld: () => void): Promise<never> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'kidney-listener',
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
      keepAlive: true,
    });
    const broken = new AbortController();
    client.on('error', () => broken.abort(new Error('connection broken')));
    client.on('end', () => broken.abort(new Error('connection ended')));
    client.on('notification', (message) => hear(message.payload));
    try {
      await client.connect();
      await client.query(`listen ${contentChannel}`);
      onHeld();
      for (;;) {
        await delay(checkEvery, undefined, { signal: AbortSignal.any([signal, broken.signal]), ref: false });
        await client.query('select 1');
      }
    } finally {
      // Not awaited: on a connection that was cut without a word the farewell is never answered.
      client.end().catch(() => {});
    }
  }

  async function run(): Promise<void> {
    let pause = firstPause;
    while (!signal.aborted) {
      let wasHeld = false;
      await holdConnection(() => {
        wasHeld = true;
        pause = firstPause;
        options.onHearing();
        firstTime.resolve();
      }).catch((error: unknown) => {
        if (signal.aborted) return;
        if (wasHeld) log.warn({ err: error }, 'no longer hearing of changes');
        options.onLost();
      });
      await delay(pause, undefined, { signal, ref: false }).catch(() => {});
      pause = Math.min(pause * 2, longestPause);
    }
  }

  const running = run();
  return {
    hearing: firstTime.promise,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
