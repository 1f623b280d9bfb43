import type { Faq, FaqContent } from '@kidney/contract/content/faq/faq.schema.ts';
import { useState } from 'react';
import { useRecordEdit } from '../../../platform/editing/form/use-record-edit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { FaqBeginning, type Beginning } from './faq-beginning.tsx';
import { FaqForm } from './faq-form.tsx';
import { FaqVersions } from './faq-versions.tsx';
import { useFaqDraft } from './use-faq-draft.ts';
import type { FaqMutations } from './use-faq-mutations.ts';
import type { LeaveGuards } from './use-leave-guards.ts';
import styles from './faq-admin.module.css';

interface FaqEditProps {
  faq: Faq;
  mutation: FaqMutations;
  guards: LeaveGuards;
  onClose: () => void;
}

const toWords = ({ title, des }: Faq): FaqContent => ({ title, des });
const putBelow = (_before: FaqContent, mine: FaqContent, theirs: FaqContent): FaqContent => ({
  ...mine,
  des: mine.des + theirs.des,
});

function FaqWriting({ faq, beginning, mutation, guards, onClose }: FaqEditProps & { beginning: Beginning }) {
  const draft = useFaqDraft(faq.id, beginning.keptAt, guards);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  // A version that is brought back would take what is being typed with it.
  const isHistoryShown = isHistoryOpen && !draft.isTyped;

  const leave = () => {
    draft.drop();
    onClose();
  };

  const { isBusy, version, conflict, onConfirm } = useRecordEdit({
    record: { ...faq, version: beginning.version },
    toDraft: toWords,
    send: (words, seen) => draft.saving(() => mutation.update(faq.id, words, seen)),
    merge: putBelow,
    mutation,
    onSaved: onClose,
    onClose: leave,
  });

  return (
    <Stack>
      <FaqForm
        label="질문 고치기"
        initial={beginning.words}
        isBusy={isBusy}
        conflict={conflict}
        kept={draft.words}
        onTyped={(words, over = version) => draft.typed(words, over)}
        onConfirm={onConfirm}
        onCancel={leave}
      />
      {/* While two texts are compared, a third one would only confuse. */}
      {!conflict && (
        <div>
          <Button
            id={`history-faq-${faq.id}`}
            kind="secondary"
            size="small"
            aria-expanded={isHistoryShown}
            aria-disabled={draft.isTyped}
            onClick={() => setHistoryOpen(!isHistoryShown && !draft.isTyped)}
          >
            <Icon name="clock" />
            고친 기록
          </Button>
        </div>
      )}
      {!conflict && draft.isTyped && <p>고친 기록은 쓰신 것을 저장하거나 취소하신 뒤에 보실 수 있습니다.</p>}
      {!conflict && isHistoryShown && (
        <FaqVersions
          faq={faq}
          mutation={mutation}
          onRestored={leave}
          onClose={() => {
            setHistoryOpen(false);
            document.getElementById(`history-faq-${faq.id}`)?.focus();
          }}
        />
      )}
    </Stack>
  );
}

/** The question as a form, outside the accordion: nothing pressed in it can close it. */
export function FaqEdit(props: FaqEditProps) {
  const { faq, guards, onClose } = props;
  return (
    <div className={styles.edit}>
      <FaqBeginning of={faq.id} saved={toWords(faq)} version={faq.version} guards={guards} onClose={onClose}>
        {(beginning) => <FaqWriting {...props} beginning={beginning} />}
      </FaqBeginning>
    </div>
  );
}
