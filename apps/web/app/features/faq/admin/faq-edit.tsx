import type { Faq } from '@kidney/contract/faq/faq.schema.ts';
import { useState } from 'react';
import { FaqForm, type Words } from './faq-form.tsx';
import type { FaqActs } from './use-faq-acts.ts';
import styles from './faq-desk.module.css';

interface FaqEditProps {
  faq: Faq;
  acts: FaqActs;
  onClose: () => void;
}

/** The question as a form, outside the accordion: nothing pressed in it can close it. */
export function FaqEdit({ faq, acts, onClose }: FaqEditProps) {
  const [seen, setSeen] = useState(faq.version);
  const [theirs, setTheirs] = useState<Faq>();

  async function save(words: Words, version: number) {
    if (acts.isBusy) return;
    const { isDone, current } = await acts.update(faq.id, words, version);
    if (isDone) onClose();
    else if (current) setTheirs(current);
  }

  async function takeTheirs() {
    await acts.reload();
    onClose();
  }

  return (
    <div className={styles.edit}>
      <FaqForm
        label="질문 고치기"
        initial={faq}
        isBusy={acts.isBusy}
        onConfirm={(words) => void save(words, seen)}
        onCancel={onClose}
        {...(theirs && {
          conflict: {
            current: theirs,
            onTakeMine: (typed: Words) => void save(typed, theirs.version),
            onTakeTheirs: () => void takeTheirs(),
            onMerged: () => {
              setSeen(theirs.version);
              setTheirs(undefined);
            },
          },
        })}
      />
    </div>
  );
}
