import { contentChannel, contentNewsSchema } from '@kidney/api/platform/content-changes.ts';
import pg from 'pg';

export interface Announcements extends AsyncDisposable {
  /** The tags announced since the last call, in order. */
  heard(): Promise<string[]>;
}

/** Listens as a node does. PostgreSQL delivers in the order of commits, so an own word marks the end of what came before. */
export async function listenForChanges(url: string): Promise<Announcements> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`listen ${contentChannel}`);
  let tags: string[] = [];
  const waiting = new Map<string, () => void>();
  client.on('notification', ({ payload = '' }) => {
    const news = contentNewsSchema.parse(JSON.parse(payload));
    const [first = '', ...rest] = 'added' in news ? news.added : news;
    const mark = waiting.get(first);
    if (mark) mark();
    else tags.push(first, ...rest);
  });
  let marks = 0;
  return {
    heard: async () => {
      const mark = `mark ${(marks += 1)}`;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(mark, resolve);
      await client.query('select pg_notify($1, $2)', [contentChannel, JSON.stringify([mark])]);
      await promise;
      const since = tags;
      tags = [];
      return since;
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}
