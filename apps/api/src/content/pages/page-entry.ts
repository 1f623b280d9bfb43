import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import { searchSections } from '@kidney/contract/content/search/search-sections.paths.ts';
import { plainTextOf } from '../../platform/rich-text.ts';
import type { Entry } from '../search/index.ts';

const pageKind = 'page';

export const pathOfPage = (key: string) => `/${key.replace('-', '/')}`;

type Words = (string | null | undefined)[];

function wordsOf(block: Block, facts: ReadonlyMap<string, Fact>): Words {
  switch (block.type) {
    case 'text':
    case 'callout':
      return [plainTextOf(block.html)];
    case 'facts':
      return [
        block.intro,
        ...block.keys.flatMap((key) => [facts.get(key)?.label, facts.get(key)?.value, facts.get(key)?.note]),
      ];
    case 'steps':
      return block.items.flatMap((item) => [item.title, item.text]);
    case 'timeline':
      return block.items.flatMap((item) => [item.when, item.title, item.text]);
    case 'organisation':
      return block.units.flatMap((unit) => [unit.title, unit.note]);
    case 'comparison':
      return [block.caption, ...block.columns, ...block.rows.flatMap((row) => [row.label, ...row.cells])];
    case 'figure':
      return [block.alt, block.caption];
    case 'links':
      return block.items.flatMap((item) => [item.label, item.note]);
    case 'action':
      return [block.text, ...block.actions.map((action) => action.label)];
  }
}

/** A page as the search knows it: what a visitor reads of it, hidden blocks left out. */
export function pageEntry(key: string, content: PageContent, facts: readonly Fact[]): Entry {
  const known = new Map(facts.map((fact) => [fact.key, fact]));
  const words = content.blocks
    .filter((block) => !block.hidden)
    .flatMap((block) => [block.heading, ...wordsOf(block, known)]);
  const path = pathOfPage(key);
  return {
    kind: pageKind,
    key,
    section: searchSections.find((section) => path.startsWith(`/${section}/`)) ?? 'site',
    path,
    title: content.title,
    text: [content.lead, ...words].filter(Boolean).join(' '),
    at: null,
    visibleFrom: null,
  };
}
