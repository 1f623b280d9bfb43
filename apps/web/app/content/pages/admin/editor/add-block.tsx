import type { Block, BlockType } from '@kidney/contract/content/pages/blocks.schema.ts';
import { useState } from 'react';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { SelectField } from '../../../../ui/select-field/select-field.tsx';
import { nameOf } from '../block-labels.ts';
import { KindChoice, mostBlocks, tooManyBlocks } from './kind-choice.tsx';
import styles from './editor.module.css';

interface AddBlockProps {
  blocks: readonly Block[];
  onAdd: (type: BlockType, place: number) => void;
}

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

  if (blocks.length >= mostBlocks) return <p>{tooManyBlocks}</p>;
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
          <KindChoice onChoose={add} />
        </Stack>
      )}
    </section>
  );
}
