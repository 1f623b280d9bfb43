import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { logError } from './platform/log-error.ts';
import { pageRequest } from './platform/page-request.ts';

/** Read by the server: a context token is only itself when it comes from the build it is used in. */
export { pageRequest };

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageRequest);
  const withNonce = nonce === undefined ? {} : { nonce };
  let hasFailed = false;
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} {...withNonce} />,
    {
      ...withNonce,
      signal: request.signal,
      // Everything stays in its place: what comes later in the document needs a script to be moved up.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        if (request.signal.aborted) return;
        hasFailed = true;
        logError('a page could not be drawn', error);
      },
    },
  );
  // Pages are cached whole, and a late error must still become the status.
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : stream, { status: hasFailed ? 500 : status, headers });
}
