/** The secret of a one-time link, for the page's form: the page works without script. */
export const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';

/** Nobody keeps a page with a secret in its address. */
export const notKept = () => ({ 'Cache-Control': 'no-store' });
