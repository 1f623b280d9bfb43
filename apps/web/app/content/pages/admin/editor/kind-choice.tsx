import type { BlockType } from '@kidney/contract/content/pages/blocks.schema.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { blockKinds, blockTypes } from '../block-kinds.ts';
import styles from './editor.module.css';

/** So many blocks a page may have. */
export const mostBlocks = 60;
export const tooManyBlocks = `한 페이지에 블록을 ${mostBlocks}개까지 넣을 수 있습니다.`;

/** Every kind of block, with what it is good for. */
export function KindChoice({ onChoose }: { onChoose: (type: BlockType) => void }) {
  return (
    <>
      <p className={styles.ask}>무엇을 넣을까요?</p>
      <ul className={styles.kinds}>
        {blockTypes.map((type) => (
          <li key={type}>
            <button type="button" className={styles.kind} onClick={() => onChoose(type)}>
              <Icon name={blockKinds[type].icon} />
              <span>
                <b>{blockKinds[type].label}</b>
                <span className={styles.words}>{blockKinds[type].words}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
