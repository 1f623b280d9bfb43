import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import type { FaqContent } from '@kidney/contract/content/faq/faq.schema.ts';
import { FaqBeginning, type Beginning } from './faq-beginning.tsx';
import { FaqForm } from './faq-form.tsx';
import { useFaqDraft } from './use-faq-draft.ts';
import type { FaqMutations } from './use-faq-mutations.ts';
import type { LeaveGuards } from './use-leave-guards.ts';

interface FaqCreateProps {
  mutation: FaqMutations;
  guards: LeaveGuards;
  onAdded: () => void;
  onClose: () => void;
}

const blank: FaqContent = { title: '', des: '' };

function NewFaq({ beginning, mutation, guards, onAdded, onClose }: FaqCreateProps & { beginning: Beginning }) {
  const draft = useFaqDraft(newContent, beginning.keptAt, guards);

  async function create(words: FaqContent) {
    const { isDone } = await draft.saving(() => mutation.create(words));
    if (isDone) onAdded();
  }

  return (
    <FaqForm
      label="질문 추가"
      initial={beginning.words}
      isBusy={mutation.isBusy}
      kept={draft.words}
      onTyped={(words) => draft.typed(words, 0)}
      onConfirm={(words) => void create(words)}
      onCancel={() => {
        draft.drop();
        onClose();
      }}
    />
  );
}

export function FaqCreate(props: FaqCreateProps) {
  return (
    <FaqBeginning of={newContent} saved={blank} version={0} guards={props.guards} onClose={props.onClose}>
      {(beginning) => <NewFaq {...props} beginning={beginning} />}
    </FaqBeginning>
  );
}
