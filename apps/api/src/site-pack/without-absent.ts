import {
  featureNames,
  hiddenPlaces,
  isHiddenPage,
  type Features,
} from '@kidney/contract/office/settings/features.paths.ts';
import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';

/** Paragraphs and entries of lists that lead there go. */
function htmlWithout(features: Features, html: string): string {
  const leadsThere = (part: string) =>
    [...part.matchAll(/href="([^"]*)"/gu)].some(([, href = '']) => isHiddenPage(features, href));
  return html
    .replaceAll(/<(p|li)>(?:(?!<\/\1>).)*<\/\1>/gsu, (part) => (leadsThere(part) ? '' : part))
    .replaceAll(/<(ul|ol)>\s*<\/\1>/gu, '');
}

function blockWithout(features: Features, block: Block): Block[] {
  // A block that is called like it speaks of it alone.
  if (featureNames.some((name) => name === block.id && !features[name])) return [];
  const stays = ({ href }: { href: string }) => !isHiddenPage(features, href);
  if (block.type === 'links') {
    const items = block.items.filter(stays);
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  if (block.type === 'action') {
    const actions = block.actions.filter(stays);
    return actions.length > 0 ? [{ ...block, actions }] : [];
  }
  if (!('html' in block)) return [block];
  const html = htmlWithout(features, block.html);
  return html === '' ? [] : [{ ...block, html }];
}

/** A page that leads to nothing the association does not have. */
export function withoutAbsent<Page extends PageContent>(features: Features, page: Page): Page {
  if (hiddenPlaces(features).length === 0) return page;
  return { ...page, blocks: page.blocks.flatMap((block) => blockWithout(features, block)) };
}
