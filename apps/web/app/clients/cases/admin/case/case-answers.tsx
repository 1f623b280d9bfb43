import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import type { Case, CaseForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../../../platform/api-client.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import { failureInWords, type Mutation } from '../../../../platform/use-mutation.ts';
import { useHydrated } from '../../../../platform/use-hydrated.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { AnswerEdit } from './answer-edit.tsx';
import { AnswersEdit } from './answers-edit.tsx';
import type { Unsaved } from './unsaved.ts';
import styles from './case.module.css';

const editAll = 'edit-answers';
const editOne = (name: string) => `edit-answer-${name}`;

interface Editing {
  name: string;
  form: CaseForm;
}

interface CaseAnswersProps {
  theCase: Case;
  mutation: Mutation;
  unsaved: Unsaved;
}

/** What was told, answer by answer, and beside each the way to correct it. */
export function CaseAnswers({ theCase, mutation, unsaved }: CaseAnswersProps) {
  const isHydrated = useHydrated();
  const [isEditingAll, setEditingAll] = useState(false);
  const [editing, setEditing] = useState<Editing>();
  // Goes along to the next answer that is opened: nothing typed is lost by it.
  const [typed, setTyped] = useState<Answers>({});
  const [said, setSaid] = useState('');
  const rows = theCase.groups.flatMap((group) => group.rows);

  async function edit(name: string) {
    setSaid('');
    try {
      const { data } = await call(browserTransport, casesPaths.form, { params: { id: theCase.id } });
      setEditing({ name, form: data });
    } catch (error) {
      mutation.say({ kind: 'error', message: failureInWords(error) });
    }
  }

  function close() {
    unsaved.forget('answers');
    setEditingAll(false);
    setEditing(undefined);
    setTyped({});
  }

  function stop(buttonId: string, words = '') {
    flushSync(() => {
      close();
      setSaid(words);
    });
    document.getElementById(buttonId)?.focus();
  }

  if (isEditingAll)
    return (
      <AnswersEdit
        theCase={theCase}
        mutation={mutation}
        unsaved={unsaved}
        typed={typed}
        onSaved={close}
        onClose={() => stop(editAll)}
      />
    );
  return (
    <Card>
      <section aria-labelledby="case-answers" className={styles.part}>
        <div className="case-heading">
          <h2 id="case-answers">적어 주신 것</h2>
          <p role="status">{said}</p>
          <button
            id={editAll}
            type="button"
            inert={!isHydrated}
            className="text-button"
            onClick={() => setEditingAll(true)}
          >
            모두 고치기
          </button>
        </div>
        <dl className="case-answers">
          {rows.map(({ name, label, words }) => (
            <div key={name} className="case-answer">
              <dt>{label}</dt>
              {editing?.name === name ? (
                <dd className="case-editing">
                  <AnswerEdit
                    theCase={theCase}
                    {...editing}
                    label={label}
                    typed={typed}
                    onType={setTyped}
                    mutation={mutation}
                    unsaved={unsaved}
                    onSaved={() => stop(editOne(name), `${label}: 고쳤습니다.`)}
                    onTakeIn={() => edit(name)}
                    onClose={() => stop(editOne(name))}
                  />
                </dd>
              ) : (
                <>
                  <dd>{words || '없음'}</dd>
                  <dd>
                    <button
                      id={editOne(name)}
                      type="button"
                      inert={!isHydrated}
                      aria-label={`${label} 고치기`}
                      className="text-button"
                      onClick={() => void edit(name)}
                    >
                      고치기
                    </button>
                  </dd>
                </>
              )}
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}
