import type { Faq } from '@kidney/contract/faq/faq.schema.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DeleteDialog } from '../../../platform/records/delete-dialog.tsx';
import { Accordion, AccordionRow } from '../../../ui/accordion/accordion.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { FaqItem } from '../public/faq-item.tsx';
import { FaqCreate } from './faq-create.tsx';
import { FaqEdit } from './faq-edit.tsx';
import { useFaqActs } from './use-faq-acts.ts';
import styles from './faq-desk.module.css';

const editButtonId = (id: number) => `edit-faq-${id}`;

/** The list as those who write it see it. */
export default function FaqDesk({ faqs }: { faqs: readonly Faq[] }) {
  const acts = useFaqActs();
  const [editing, setEditing] = useState<readonly number[]>([]);
  const [deleting, setDeleting] = useState<Faq>();
  const { outcome } = acts;

  function startEditing(id: number) {
    acts.clearOutcome();
    setEditing((now) => [...now, id]);
  }

  function stopEditing(id: number) {
    flushSync(() => setEditing((now) => now.filter((each) => each !== id)));
    document.getElementById(editButtonId(id))?.focus();
  }

  return (
    <>
      {outcome && (
        <StatusMessage isFocused kind={outcome.kind} onClose={acts.clearOutcome}>
          {outcome.message}
        </StatusMessage>
      )}
      <FaqCreate acts={acts} />
      <Accordion>
        {faqs.map((faq) => (
          <AccordionRow key={faq.id}>
            {editing.includes(faq.id) ? (
              <FaqEdit faq={faq} acts={acts} onClose={() => stopEditing(faq.id)} />
            ) : (
              <div className={styles.item}>
                <FaqItem faq={faq} />
                <div className={styles.staff} role="group" aria-label={faq.title}>
                  <span className={styles.word}>직원:</span>
                  <Button id={editButtonId(faq.id)} kind="secondary" size="small" onClick={() => startEditing(faq.id)}>
                    <Icon name="edit" />
                    고치기
                  </Button>
                  <Button kind="danger" size="small" onClick={() => setDeleting(faq)}>
                    <Icon name="trash" />
                    삭제
                  </Button>
                </div>
              </div>
            )}
          </AccordionRow>
        ))}
      </Accordion>
      {deleting && (
        <DeleteDialog
          subject="이 질문을"
          record={deleting}
          acts={acts}
          onDelete={acts.remove}
          onClose={() => setDeleting(undefined)}
        >
          {({ title, des }, isNewer) => (
            <>
              <p>
                <b>{title}</b>
              </p>
              {isNewer && <RichText html={des} />}
            </>
          )}
        </DeleteDialog>
      )}
    </>
  );
}
