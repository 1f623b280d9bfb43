import { hiddenPaths, type PublicPage } from './public-pages.ts';

export function robotsTxt(origin: string): string {
  const closed = hiddenPaths.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${origin}/sitemap.xml\n`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] as string);

export function sitemapXml(origin: string, pages: readonly PublicPage[]): string {
  const entries = pages.map(({ path }) => `<url><loc>${escapeXml(origin + path)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}
