import type { Faq } from '@kidney/contract/faq/faq.schema.ts';
import { useRecordEdit } from '../../../platform/records/use-record-edit.ts';
import { FaqForm, type Words } from './faq-form.tsx';
import type { FaqActs } from './use-faq-acts.ts';
import styles from './faq-desk.module.css';

interface FaqEditProps {
  faq: Faq;
  acts: FaqActs;
  onClose: () => void;
}

const toWords = ({ title, des }: Faq): Words => ({ title, des });
const putBelow = (_before: Words, mine: Words, theirs: Words): Words => ({ ...mine, des: mine.des + theirs.des });

/** The question as a form, outside the accordion: nothing pressed in it can close it. */
export function FaqEdit({ faq, acts, onClose }: FaqEditProps) {
  const { initial, isBusy, conflict, onConfirm, onCancel } = useRecordEdit({
    record: faq,
    toDraft: toWords,
    send: (words, version) => acts.update(faq.id, words, version),
    merge: putBelow,
    acts,
    onSaved: onClose,
    onClose,
  });
  return (
    <div className={styles.edit}>
      <FaqForm
        label="질문 고치기"
        initial={initial}
        isBusy={isBusy}
        conflict={conflict}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </div>
  );
}
