import { factContentSchema } from '@kidney/contract/content/facts/facts.schema.ts';
import { pageContentSchema, type PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import { startingFacts } from '../../db/seeds/facts/index.ts';
import { startingPages } from '../../db/seeds/pages/index.ts';
import { keyOf } from '../../db/seeds/seed-page.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { speakOf } from './fill-names.ts';
import type { PageChange, SitePack } from './site-pack.schema.ts';

/** The facts that hold in the whole country, and those of the pack. */
export function factsOf(pack: SitePack) {
  const fill = speakOf(pack);
  return [...pack.facts, ...startingFacts].map(({ key, ...fact }) => ({ key, ...factContentSchema.parse(fill(fact)) }));
}

function changed(page: PageContent, change: PageChange): PageContent {
  const { blocks = [], sources = [] } = change;
  const result = [...page.blocks];
  for (const { after, ...block } of blocks) {
    const at = result.findIndex(({ id }) => id === block.id);
    if (at >= 0) result[at] = block;
    else result.splice(after === undefined ? 0 : result.findIndex(({ id }) => id === after) + 1, 0, block);
  }
  return {
    title: page.title,
    lead: change.lead ?? page.lead,
    description: change.description ?? page.description,
    checkedOn: change.checkedOn ?? page.checkedOn,
    blocks: result,
    sources: [...page.sources, ...sources],
  };
}

/** Every page, as it speaks of this association. */
export function pagesOf(pack: SitePack) {
  const fill = speakOf(pack);
  const keys = startingPages.map(keyOf);
  const unknown = [...pack.pages.keys()].filter((key) => !keys.includes(key));
  if (unknown.length > 0) throw new OperatorError(`The pack changes pages that there are not: ${unknown.join(', ')}`);
  return startingPages.map((page) => {
    const key = keyOf(page);
    const { slug: _slug, ...content } = fill(page);
    return { key, ...changed(pageContentSchema.parse(content), fill(pack.pages.get(key) ?? {})) };
  });
}
