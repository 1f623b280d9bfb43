import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { Database } from '../../platform/database.ts';
import { hrefsIn } from '../../platform/rich-text.ts';
import type { Linking, LinkSource } from '../link-checks/index.ts';
import { pathOfPage } from './page-entry.ts';
import type { PageRow, PagesRepository } from './pages.repository.ts';
import { pagesWithPublicHistory } from './pages.policy.ts';

function hrefsOf(block: Block): string[] {
  if ('html' in block) return hrefsIn(block.html);
  if (block.type === 'links') return block.items.map(({ href }) => href);
  return block.type === 'action' ? block.actions.map(({ href }) => href) : [];
}

const linkingOf = ({ key, title, blocks, sources }: PageRow): Linking => ({
  place: 'page',
  key,
  title,
  path: pathOfPage(key),
  hrefs: [...blocks.filter(({ hidden }) => !hidden).flatMap(hrefsOf), ...sources.flatMap(({ href }) => href ?? [])],
  files: [],
});

/** Of a few pages everybody may read every version; they are numbered without a gap. */
export function createPageLinks(repository: PagesRepository, { read }: Database): LinkSource {
  return {
    async *batches() {
      yield (await repository.all(read)).map(linkingOf);
    },
    numbered: [...pagesWithPublicHistory].map((key) => ({
      prefix: pathOfPage(key),
      isPublic: true,
      existing: async (versions) => {
        const newest = (await repository.get(key))?.version ?? 0;
        return versions.filter((version) => version <= newest);
      },
    })),
  };
}
