import type { Block, BlockOf } from '@kidney/contract/content/pages/blocks.schema.ts';

/** Drawings that follow each other stand side by side under the heading of the first. */
export type BlockGroup =
  | { kind: 'one'; block: Exclude<Block, { type: 'figure' }> }
  | { kind: 'figures'; figures: BlockOf<'figure'>[] };

/** What a visitor sees, in order. */
export function groupBlocks(blocks: readonly Block[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    if (block.hidden) continue;
    const last = groups.at(-1);
    if (block.type !== 'figure') groups.push({ kind: 'one', block });
    else if (last?.kind === 'figures' && !block.heading) last.figures.push(block);
    else groups.push({ kind: 'figures', figures: [block] });
  }
  return groups;
}

/** The headings of a page, for its table of contents. */
export function entriesOf(blocks: readonly Block[]): { id: string; title: string }[] {
  return blocks.flatMap(({ id, heading, hidden }) => (heading && !hidden ? [{ id, title: heading }] : []));
}
