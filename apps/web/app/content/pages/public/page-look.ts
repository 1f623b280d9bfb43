import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import { drawingOf } from '../../../art/figures.ts';
import type { PageHeaderData } from '../../../ui/page-header/page-header.tsx';
import type { Drawings } from './blocks/drawings.ts';
import { headerOf } from './page-headers.ts';

export interface PageLook {
  header: Omit<PageHeaderData, 'title'>;
  drawings: Drawings;
}

/** The pictures of one page. For its loader: in the browser the tables behind it would cost every visitor 3 kB. */
export function lookOf(key: string, blocks: readonly Block[]): PageLook {
  const named = blocks.flatMap((block) => {
    const drawing = block.type === 'figure' ? drawingOf(block.art) : undefined;
    return drawing && block.type === 'figure' ? [[block.art, drawing] as const] : [];
  });
  return { header: headerOf(key), drawings: Object.fromEntries(named) };
}
