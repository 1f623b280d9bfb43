import { pageContentSchema, type Page, type PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import { safeContent } from './page-content.ts';
import type { PageRow } from './pages.repository.ts';

export const tagOfPage = (key: string) => `page:${key}`;

function contentOf(row: PageRow): PageContent {
  const { title, lead, description, blocks, sources, checkedOn } = row;
  return { title, lead, description, blocks, sources, checkedOn };
}

/** A visitor is not shown hidden blocks; an editor is. */
export function presentPage(row: PageRow, facts: Fact[], withHidden: boolean): Page {
  const content = safeContent(contentOf(row));
  return {
    ...content,
    blocks: withHidden ? content.blocks : content.blocks.filter((block) => !block.hidden),
    key: row.key,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    facts,
  };
}

export function presentStored(content: unknown): PageContent {
  return safeContent(pageContentSchema.parse(content));
}
