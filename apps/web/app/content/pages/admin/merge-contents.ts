import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import { isSame } from './tidy-content.ts';

interface Versions<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

const pick = <Value>({ base, mine, theirs }: Versions<Value>): Value => (isSame(base, mine) ? theirs : mine);

const find = (blocks: readonly Block[], id: string) => blocks.find((block) => block.id === id);

/** What becomes of one block. What one of the two took away stays where the other has worked on it. */
function mergeBlock(id: string, { base, mine, theirs }: Versions<readonly Block[]>): Block[] {
  const [old, own, other] = [find(base, id), find(mine, id), find(theirs, id)];
  if (own && other) return [old ? pick({ base: old, mine: own, theirs: other }) : own];
  const left = own ?? other;
  if (!left || (old && isSame(old, left))) return [];
  return [left];
}

const idsOf = (blocks: readonly Block[]) => blocks.map(({ id }) => id);

/** Everything in the first list, and what only the second has, after the neighbour that it has there. */
function joinOrders(first: readonly string[], second: readonly string[]): string[] {
  const order = [...first];
  for (const [place, id] of second.entries()) {
    if (order.includes(id)) continue;
    const neighbour = second[place - 1];
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
  }
  return order;
}

function mergeBlocks(versions: Versions<readonly Block[]>): Block[] {
  const { base, mine, theirs } = versions;
  const isInBoth = (id: string) => find(base, id) !== undefined && find(mine, id) !== undefined;
  const haveMoved = !isSame(idsOf(base).filter(isInBoth), idsOf(mine).filter(isInBoth));
  const order = haveMoved ? joinOrders(idsOf(mine), idsOf(theirs)) : joinOrders(idsOf(theirs), idsOf(mine));
  return order.flatMap((id) => mergeBlock(id, versions));
}

/** What both have written: where only one of the two changed something it is theirs, where both did it is mine. */
export function mergeContents({ base, mine, theirs }: Versions<PageContent>): PageContent {
  const field = <Name extends keyof PageContent>(name: Name) =>
    pick({ base: base[name], mine: mine[name], theirs: theirs[name] });
  return {
    title: field('title'),
    lead: field('lead'),
    description: field('description'),
    sources: field('sources'),
    checkedOn: field('checkedOn'),
    blocks: mergeBlocks({ base: base.blocks, mine: mine.blocks, theirs: theirs.blocks }),
  };
}
