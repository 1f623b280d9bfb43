/** The secret of a link, for the page's form: the page works without script. In the query, which stands in no log. */
export const secretOf = (request: Request, name: string): string => new URL(request.url).searchParams.get(name) ?? '';

export const tokenOf = (request: Request): string => secretOf(request, 'token');

/** Nobody keeps a page with a secret in its address. */
export const notKept = () => ({ 'Cache-Control': 'no-store' });
