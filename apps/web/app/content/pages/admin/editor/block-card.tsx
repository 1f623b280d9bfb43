import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { blockKinds } from '../block-kinds.ts';
import { excerptOf, nameOf } from '../block-labels.ts';
import { BlockForm } from '../forms/block-form.tsx';
import { useEditingContext } from './editing-context.ts';
import { PartForm } from './part-form.tsx';
import { blockButtonId, type BlockButton, type Editing } from './use-editing.ts';
import styles from './editor.module.css';

interface BlockCardProps {
  block: Block;
  place: number;
  isLast: boolean;
  editing: Editing;
}

/** One block: what it is, what is done with it, and its form when it is open. */
export function BlockCard({ block, place, isLast, editing }: BlockCardProps) {
  const { facts } = useEditingContext();
  const { label, icon } = blockKinds[block.type];
  const isOpen = editing.open.has(block.id);
  const button = (name: BlockButton) => ({
    id: blockButtonId(block.id, name),
    kind: 'secondary' as const,
    size: 'small' as const,
  });
  return (
    <div className={block.hidden ? `${styles.card} ${styles.hidden}` : styles.card}>
      <div className={styles.what}>
        <span className={styles.place}>{place + 1}</span>
        <Tag icon={icon}>{label}</Tag>
        {block.hidden && <Tag>숨김</Tag>}
        <h3 className={styles.name}>{block.heading || '제목 없음'}</h3>
      </div>
      {!isOpen && <p className={styles.excerpt}>{excerptOf(block, facts) || '아직 비어 있습니다.'}</p>}
      <div role="group" aria-label={`${place + 1}번 ${nameOf(block)}`} className={styles.acts}>
        <Button
          {...button('edit')}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? editing.closeForm(block.id) : editing.startForm(block.id))}
        >
          <Icon name={isOpen ? 'close' : 'edit'} />
          {isOpen ? '접기' : '고치기'}
        </Button>
        <Button {...button('up')} aria-disabled={place === 0} onClick={() => editing.moveBlock(block, -1)}>
          <Icon name="chevronUp" />
          위로
        </Button>
        <Button {...button('down')} aria-disabled={isLast} onClick={() => editing.moveBlock(block, 1)}>
          <Icon name="chevronDown" />
          아래로
        </Button>
        <Button {...button('hide')} onClick={() => editing.hideBlock(block)}>
          {block.hidden ? '보이기' : '숨기기'}
        </Button>
        <Button {...button('remove')} kind="danger" onClick={() => editing.removeBlock(block)}>
          <Icon name="trash" />
          지우기
        </Button>
      </div>
      {isOpen && (
        <PartForm owner={block.id} label={`${nameOf(block)} 고치기`} onClose={() => editing.closeForm(block.id)}>
          <BlockForm key={editing.edition} block={block} onChange={editing.editBlock} />
        </PartForm>
      )}
    </div>
  );
}
