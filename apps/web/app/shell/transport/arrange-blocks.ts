import type { Block, BlockOf } from '@kidney/contract/content/pages/blocks.schema.ts';

/** The blocks of the page that have a place of their own on the screen; an editor may take any of them away. */
export interface Arrangement {
  intro: BlockOf<'text'> | undefined;
  guides: BlockOf<'facts'>[];
  steps: BlockOf<'steps'> | undefined;
  pictures: BlockOf<'figure'>[];
  contact: BlockOf<'action'> | undefined;
  /** The rest, in order: up to the comparison with other ways to travel, and what follows it. */
  before: Block[];
  after: Block[];
}

const guideIds = ['operation', 'usage'];

export function arrangeBlocks(blocks: readonly Block[]): Arrangement {
  const shown = blocks.filter(({ hidden }) => !hidden);
  const intro = shown.find((block) => block.type === 'text' && block.id === 'intro') as BlockOf<'text'> | undefined;
  const guides = shown.filter((block) => block.type === 'facts' && guideIds.includes(block.id)) as BlockOf<'facts'>[];
  const steps = shown.find((block) => block.type === 'steps');
  const pictures = shown.filter((block) => block.type === 'figure').slice(0, 2);
  const contact = shown.find((block) => block.type === 'action');
  const placed = new Set<Block | undefined>([intro, ...guides, steps, ...pictures, contact]);
  const rest = shown.filter((block) => !placed.has(block));
  const costsGoAfter = rest.findLastIndex(({ type }) => type === 'comparison') + 1;
  return {
    intro,
    guides,
    steps,
    pictures,
    contact,
    before: rest.slice(0, costsGoAfter),
    after: rest.slice(costsGoAfter),
  };
}
