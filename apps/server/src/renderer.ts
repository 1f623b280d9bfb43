import { forRequest } from '@kidney/api/platform/acting.ts';
import type { Log } from '@kidney/api/platform/log.ts';
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router';
import type { PageRequest } from '../../web/app/platform/page-request.ts';

export interface PageCall {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: Buffer | null;
  handed: PageRequest;
  requestId: string;
}

export interface Rendered {
  status: number;
  headers: Headers;
  body: Buffer;
  isHtml: boolean;
}

export type Render = (call: PageCall) => Promise<Rendered>;

/** The context token must be the build's own: one imported from elsewhere is another object. */
function tokenOf(build: ServerBuild): RouterContext<PageRequest> {
  return (build.entry.module as unknown as { pageRequest: RouterContext<PageRequest> }).pageRequest;
}

function withLog(build: ServerBuild, log: Log): ServerBuild {
  const handleError: ServerBuild['entry']['module']['handleError'] = (error) => {
    if (isRouteErrorResponse(error) && error.status < 500) return;
    log.error({ err: error }, 'page failed');
  };
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}

export function createRenderer(build: ServerBuild, mode: string, log: Log): Render {
  const handle = createRequestHandler(withLog(build, log), mode);
  const token = tokenOf(build);

  return async ({ url, method, headers, body, handed, requestId }) => {
    const context = new RouterContextProvider();
    context.set(token, handed);
    const request = new Request(url, { method, headers, body: body && new Uint8Array(body) });
    const response = await forRequest(requestId, () => handle(request, context));
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
      isHtml: response.headers.get('content-type')?.startsWith('text/html') ?? false,
    };
  };
}
