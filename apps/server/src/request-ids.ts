import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** How requests get their ids: from the proxy, where one stands in front and has given one, otherwise from us. */
export function requestIds(proxies: number): (request: Pick<IncomingMessage, 'headers'>) => string {
  if (proxies === 0) return () => randomUUID();
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && uuid.test(given) ? given : randomUUID();
  };
}
