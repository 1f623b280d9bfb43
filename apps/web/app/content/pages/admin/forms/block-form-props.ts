import type { BlockOf, BlockType } from '@kidney/contract/content/pages/blocks.schema.ts';

/** What the form of each kind of block gets. */
export interface BlockFormProps<Type extends BlockType> {
  block: BlockOf<Type>;
  /** The id of one of its fields, by the field's path in the block. */
  at: (path: string) => string;
  onChange: (block: BlockOf<Type>) => void;
}
