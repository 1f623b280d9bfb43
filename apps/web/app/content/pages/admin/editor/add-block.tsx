import type { Block, BlockType } from '@kidney/contract/content/pages/blocks.schema.ts';
import { useState } from 'react';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { SelectField } from '../../../../ui/select-field/select-field.tsx';
import { blockKinds, blockTypes } from '../block-kinds.ts';
import { nameOf } from '../block-labels.ts';
import styles from './editor.module.css';

interface AddBlockProps {
  blocks: readonly Block[];
  onAdd: (type: BlockType, place: number) => void;
}

const mostBlocks = 60;

/** A choice of what, and where. Pressing a kind puts it there. */
export function AddBlock({ blocks, onAdd }: AddBlockProps) {
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<number>();
  const at = place === undefined || place > blocks.length ? blocks.length : place;

  function add(type: BlockType) {
    setOpen(false);
    setPlace(undefined);
    onAdd(type, at);
  }

  if (blocks.length >= mostBlocks) return <p>한 페이지에 블록을 {mostBlocks}개까지 넣을 수 있습니다.</p>;
  return (
    <section className={styles.add} aria-label="블록 추가">
      <Buttons>
        <Button kind="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? 'close' : 'plus'} />
          {isOpen ? '블록 추가 닫기' : '블록 추가'}
        </Button>
      </Buttons>
      {isOpen && (
        <Stack>
          <SelectField
            label="어디에 넣을까요?"
            value={String(at)}
            options={[
              { value: '0', label: '맨 위' },
              ...blocks.map((block, index) => ({
                value: String(index + 1),
                label: `${index + 1}번 ${nameOf(block)} 다음${index === blocks.length - 1 ? ' (맨 아래)' : ''}`,
              })),
            ]}
            onChange={(event) => setPlace(Number(event.target.value))}
          />
          <p className={styles.ask}>무엇을 넣을까요?</p>
          <ul className={styles.kinds}>
            {blockTypes.map((type) => (
              <li key={type}>
                <button type="button" className={styles.kind} onClick={() => add(type)}>
                  <Icon name={blockKinds[type].icon} />
                  <span>
                    <b>{blockKinds[type].label}</b>
                    <span className={styles.words}>{blockKinds[type].words}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </section>
  );
}
