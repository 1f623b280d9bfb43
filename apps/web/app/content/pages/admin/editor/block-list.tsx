import { Button } from '../../../../ui/button/button.tsx';
import { nameOf } from '../block-labels.ts';
import { BlockCard } from './block-card.tsx';
import { undoButtonId, type Editing } from './use-editing.ts';
import styles from './editor.module.css';

/** The blocks in their order; where one was taken away, the way to have it back. */
export function BlockList({ editing }: { editing: Editing }) {
  const { content, removed } = editing;
  const { blocks } = content;
  const rows = blocks.map((block, place) => (
    <li key={block.id}>
      <BlockCard block={block} place={place} isLast={place === blocks.length - 1} editing={editing} />
    </li>
  ));
  const gap = removed
    ? [
        <li key="removed" className={styles.removed}>
          <p>{nameOf(removed.block)} 블록을 지웠습니다.</p>
          <Button id={undoButtonId} kind="secondary" size="small" onClick={editing.undoRemove}>
            되돌리기
          </Button>
        </li>,
      ]
    : [];
  return <ol className={styles.blocks}>{rows.toSpliced(removed?.place ?? 0, 0, ...gap)}</ol>;
}
