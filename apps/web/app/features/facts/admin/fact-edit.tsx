import type { Fact } from '@kidney/contract/facts/facts.schema.ts';
import { factsPaths } from '@kidney/contract/facts/facts.paths.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Acts } from '../../../platform/use-acts.ts';
import { mergeDrafts, toContent, toDraft, type FactDraft } from './fact-draft.ts';
import { FactForm } from './fact-form.tsx';
import styles from './facts-desk.module.css';

interface FactEditProps {
  fact: Fact;
  today: string;
  acts: Acts;
  onSaved: () => void;
  onClose: () => void;
}

export function FactEdit({ fact, today, acts, onSaved, onClose }: FactEditProps) {
  const [seen, setSeen] = useState(fact);
  const [theirs, setTheirs] = useState<Fact>();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);

  async function save(draft: FactDraft, version: number) {
    const body = { ...toContent(draft), version };
    const {
      isDone,
      current,
      fields = [],
    } = await acts.act(() => call(browserTransport, factsPaths.update, { params: { key: fact.key }, body }));
    setProblems(fields);
    if (isDone) onSaved();
    else if (current) setTheirs(current as Fact);
  }

  async function takeTheirs() {
    await acts.reload();
    onClose();
  }

  return (
    <div className={styles.edit}>
      <FactForm
        label={`${fact.label} 고치기`}
        initial={toDraft(fact)}
        today={today}
        isBusy={acts.isBusy}
        problems={problems}
        onConfirm={(draft) => void save(draft, seen.version)}
        onCancel={onClose}
        {...(theirs && {
          conflict: {
            theirs: toDraft(theirs),
            merge: (mine: FactDraft) => mergeDrafts(toDraft(seen), mine, toDraft(theirs)),
            onTakeMine: (mine: FactDraft) => void save(mine, theirs.version),
            onTakeTheirs: () => void takeTheirs(),
            onMerged: () => {
              setSeen(theirs);
              setTheirs(undefined);
            },
          },
        })}
      />
    </div>
  );
}
