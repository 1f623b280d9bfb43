import { isHiddenPage } from '@kidney/contract/office/settings/features.paths.ts';
import { factContentSchema } from '@kidney/contract/content/facts/facts.schema.ts';
import { pageContentSchema, type PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import { startingFacts } from '../../db/seeds/facts/index.ts';
import { startingPages } from '../../db/seeds/pages/index.ts';
import { keyOf } from '../../db/seeds/seed-page.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { speakOf } from './fill-names.ts';
import type { PageChange, SitePack } from './site-pack.schema.ts';
import { withoutAbsent } from './without-absent.ts';

/** The facts that hold in the whole country, and those of the pack. */
export function factsOf(pack: SitePack) {
  const fill = speakOf(pack);
  const common = startingFacts.map(({ key, ...fact }) => ({ key, ...factContentSchema.parse(fill(fact)) }));
  return [...pack.facts, ...common];
}

/** A block in the place of its namesake, or after the one it names, or after the last new one, the first of them first. */
function placed(page: PageContent, changes: NonNullable<PageChange['blocks']>): PageContent['blocks'] {
  const blocks = [...page.blocks];
  let next = 0;
  for (const { after, ...block } of changes) {
    const same = blocks.findIndex(({ id }) => id === block.id);
    if (same >= 0) {
      blocks[same] = block;
      continue;
    }
    const before = blocks.findIndex(({ id }) => id === after);
    if (after !== undefined && before < 0) throw new OperatorError(`No block of the page is called ${after}.`);
    if (after !== undefined) next = before + 1;
    blocks.splice(next, 0, block);
    next += 1;
  }
  return blocks;
}

function changed(page: PageContent, { blocks = [], sources = [], ...words }: PageChange): PageContent {
  return pageContentSchema.parse({
    ...page,
    ...words,
    blocks: placed(page, blocks),
    sources: [...page.sources, ...sources],
  });
}

/** Every page of what it has, as it speaks of this association. */
export function pagesOf(pack: SitePack) {
  const fill = speakOf(pack);
  const keys = startingPages.map(keyOf);
  const unknown = [...pack.pages.keys()].filter((key) => !keys.includes(key));
  if (unknown.length > 0) throw new OperatorError(`The pack changes pages that there are not: ${unknown.join(', ')}`);
  const pages = startingPages.filter(({ slug }) => !isHiddenPage(pack.features, `/${slug}`));
  return pages.map((page) => {
    const key = keyOf(page);
    const { slug: _slug, ...content } = fill(page);
    try {
      const written = changed(pageContentSchema.parse(content), pack.pages.get(key) ?? {});
      return { key, ...withoutAbsent(pack.features, written) };
    } catch (error) {
      throw new OperatorError(`pages/${key}.json: ${(error as Error).message}`);
    }
  });
}
