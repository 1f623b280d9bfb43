import type { Office } from '@kidney/contract/content/boards/boards.paths.ts';

export interface SeedPost {
  /** The day in Seoul; published at ten in the morning. */
  day: string;
  title: string;
  html: string;
  office?: Office;
  pinnedUntil?: string;
}

export const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
export const list = (...items: string[]) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`;

export function table(caption: string, head: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}><p>${text}</p></${tag}>`).join('')}</tr>`;
  const body = [cells('th', head), ...rows.map((row) => cells('td', row))].join('');
  return `<table><caption>${caption}</caption><tbody>${body}</tbody></table>`;
}

/** Said in every sample, so that nobody takes it for an announcement. */
export const sample = '<p><em>이 글은 화면을 보여 드리려고 만든 표본입니다. 실제 안내가 아닙니다.</em></p>';
