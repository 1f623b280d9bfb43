import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import { deferScripts } from './defer-scripts.ts';
import type { Rendered } from './renderer.ts';
import { closedPolicy, type HeaderSet, type PagePolicy } from './security-headers.ts';
import type { Share } from './shared-life.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Names and values in turn, as Node writes them without looking at them again. */
type HeaderList = readonly string[];

interface Variant {
  headers: HeaderList;
  body: Buffer;
}

/** A page as it goes out: nothing is left to do but to pick the encoding. */
export interface CompressedPage {
  status: number;
  bytes: number;
  /** Null where the page is for this moment only. */
  etag: string | null;
  variants: Record<Encoding, Variant>;
  /** For the answer "not modified". */
  unchanged: HeaderList;
  /** Sets a cookie: meant for one caller, so not even those who waited for the same render may get it. */
  isPersonal: boolean;
  /** Null where no shared cache may have it. */
  share: Share | null;
}

const setByUs = new Set(['cache-control', 'content-length', 'etag', 'vary']);

/** How hard it is tried: what is kept is sent often, the rest once. */
async function compress(body: Buffer, level: 4 | 9) {
  const [zipped, brotli] = await Promise.all([
    toGzip(body, { level }),
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  ]);
  return { zipped, brotli };
}

function variant(common: HeaderList, body: Buffer, encoding: Encoding): Variant {
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { headers: [...common, ...coding, 'content-length', String(body.length)], body };
}

/** Kept for everybody, sent to whoever asks for it now, or made of what one person has told us. */
export type PageUse = 'kept' | 'now' | 'one';

/** A page that needs no session: its inline scripts are named by hash, and it is compressed once. */
export async function compressPage(
  rendered: Rendered,
  nonce: string,
  { security, policy }: { security: HeaderSet; policy: PagePolicy },
  use: PageUse,
): Promise<CompressedPage> {
  const { html, hashes } = rendered.isHtml
    ? hashInlineScripts(deferScripts(rendered.body.toString()), nonce)
    : { html: rendered.body, hashes: [] };
  const body = Buffer.from(html);
  const etag = use === 'kept' ? `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` : null;
  const ours = {
    ...security,
    'content-security-policy': rendered.isHtml ? policy(hashes) : closedPolicy,
    ...(etag
      ? { 'cache-control': 'no-cache', vary: 'Cookie, Accept-Encoding', etag }
      : { 'cache-control': 'no-store', vary: 'Accept-Encoding' }),
  };
  const common = [...[...rendered.headers].filter(([name]) => !setByUs.has(name)), ...Object.entries(ours)].flat();
  const identity = variant(common, body, 'identity');
  const page = {
    status: rendered.status,
    etag,
    unchanged: common,
    isPersonal: rendered.headers.has('set-cookie'),
    share: null,
  };
  // Compressed beside words of others, a secret would be given away by the length of the answer.
  if (use === 'one') return { ...page, bytes: 0, variants: { br: identity, gzip: identity, identity } };

  const { zipped, brotli } = await compress(body, use === 'kept' ? 9 : 4);
  const headerBytes = 4 * common.join('').length;
  return {
    ...page,
    bytes: body.length + zipped.length + brotli.length + headerBytes,
    variants: { br: variant(common, brotli, 'br'), gzip: variant(common, zipped, 'gzip'), identity },
  };
}
