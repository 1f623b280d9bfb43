import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { NeedsScript } from '../../../../platform/needs-script.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { AnswersEdit } from './answers-edit.tsx';
import styles from './case.module.css';

const editButton = 'edit-answers';

/** What was answered, question by question, and the way to correct it. */
export function CaseAnswers({ theCase, mutation }: { theCase: Case; mutation: Mutation }) {
  const [isEditing, setEditing] = useState(false);

  function stop() {
    flushSync(() => setEditing(false));
    document.getElementById(editButton)?.focus();
  }

  if (isEditing)
    return <AnswersEdit theCase={theCase} mutation={mutation} onSaved={() => setEditing(false)} onClose={stop} />;
  return (
    <Card>
      <section aria-labelledby="case-answers" className={styles.part}>
        <h2 id="case-answers">신청 내용</h2>
        {theCase.groups.map(({ page, title, rows }) => (
          <div key={page} className={styles.group}>
            <h3>{title}</h3>
            <dl className={styles.rows}>
              {rows.map(({ label, words }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{words || '없음'}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        <NeedsScript>
          <div>
            <Button id={editButton} kind="secondary" size="small" onClick={() => setEditing(true)}>
              <Icon name="edit" />
              신청 내용 고치기
            </Button>
          </div>
        </NeedsScript>
      </section>
    </Card>
  );
}
