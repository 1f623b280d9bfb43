import type { Method } from '@kidney/contract/shared/route.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export interface Browser {
  cookies: Map<string, string>;
  send(method: Method, path: string, body?: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** The same browser at another node. */
  at(other: FastifyInstance): Browser;
  /** Another browser that holds copies of the cookies of this moment. */
  copy(): Browser;
}

export interface BrowserOptions {
  address?: string;
  cookies?: Iterable<[string, string]>;
}

/** Sends what a browser on our own page sends, keeps the cookies it gets, and reads the access token out of its cookie. */
export function createBrowser(app: FastifyInstance, options: BrowserOptions = {}): Browser {
  const cookies = new Map(options.cookies);

  function keep(response: LightMyRequestResponse): void {
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  const from = (node: FastifyInstance): Browser => ({
    cookies,
    async send(method, path, body, headers = {}) {
      const token = cookies.get('accessToken');
      const response = await node.inject({
        method,
        url: `/api${path}`,
        remoteAddress: options.address ?? '192.0.2.10',
        headers: {
          origin: 'http://localhost:3000',
          'sec-fetch-site': 'same-origin',
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        cookies: Object.fromEntries(cookies),
        ...(body !== undefined && { payload: body as object }),
      });
      keep(response);
      return response;
    },
    at: from,
    copy: () => createBrowser(node, { ...options, cookies }),
  });
  return from(app);
}
