import { hiddenPaths } from './public-pages.ts';

export function robotsTxt(origin: string): string {
  const closed = hiddenPaths.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${origin}/sitemap.xml\n`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] as string);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export interface MappedPage {
  path: string;
  changedAt?: Date;
}

export function sitemapXml(origin: string, pages: readonly MappedPage[]): string {
  const entries = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>\n`;
  });
  return `${head}<urlset ${namespace}>\n${entries.join('')}</urlset>\n`;
}

/** The list of the lists. */
export function sitemapIndexXml(origin: string, files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeXml(origin + file)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}
