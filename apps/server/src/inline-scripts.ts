import { createHash } from 'node:crypto';

/**
 * Names the page's own inline scripts by hash and takes their nonce away, so that everybody may get the same page.
 * Only scripts that carry the nonce of this render are named: one that got in with the content stays forbidden.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)) {
    if (!attributes.includes(attribute) || attributes.includes(' src=')) continue;
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  const shared = html.replaceAll(attribute, '');
  if (shared.includes(nonce)) throw new Error('the nonce appears outside an attribute, so the page cannot be shared');
  return { html: shared, hashes: [...hashes] };
}
