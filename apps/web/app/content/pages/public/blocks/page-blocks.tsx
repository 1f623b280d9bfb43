import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import { BlockBody, drawsOwnHeading } from './block-body.tsx';
import { groupBlocks } from './block-groups.ts';
import styles from './blocks.module.css';
import { Figures } from './figures.tsx';

/** The text of a page. Every block can be linked to by its id. */
export function PageBlocks({ blocks, facts }: { blocks: readonly Block[]; facts: readonly Fact[] }) {
  return groupBlocks(blocks).map((group) => {
    if (group.kind === 'figures') {
      const [first] = group.figures;
      return (
        <section key={first?.id} id={first?.id} className={styles.block}>
          {first?.heading && <h2>{first.heading}</h2>}
          <Figures figures={group.figures} />
        </section>
      );
    }
    const { block } = group;
    return (
      <section key={block.id} id={block.id} className={styles.block}>
        {block.heading && !drawsOwnHeading(block) && <h2>{block.heading}</h2>}
        <BlockBody block={block} facts={facts} />
      </section>
    );
  });
}
