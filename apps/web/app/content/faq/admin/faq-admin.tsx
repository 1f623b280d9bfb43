import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { LeaveGuard } from '../../../platform/editing/drafts/leave-guard.tsx';
import { DeleteRecordDialog } from '../../../platform/editing/deletion/delete-record-dialog.tsx';
import { Accordion, AccordionRow } from '../../../ui/accordion/accordion.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { FaqItem } from '../public/faq-item.tsx';
import type { ShownFaq } from '../public/shown-faq.ts';
import { FaqEdit } from './faq-edit.tsx';
import { FaqOrder } from './faq-order.tsx';
import { FaqTools, type Tool } from './faq-tools.tsx';
import { useFaqMutations } from './use-faq-mutations.ts';
import { useLeaveGuards } from './use-leave-guards.ts';
import styles from './faq-admin.module.css';

const editButtonId = (id: number) => `edit-faq-${id}`;

/** The list as those who write it see it. */
export default function FaqAdmin({ faqs }: { faqs: readonly ShownFaq[] }) {
  const mutation = useFaqMutations();
  const guards = useLeaveGuards();
  const [open, setOpen] = useState<Tool>();
  const [editing, setEditing] = useState<readonly number[]>([]);
  const [deleting, setDeleting] = useState<ShownFaq>();
  const { outcome } = mutation;

  function startEditing(id: number) {
    mutation.clearOutcome();
    setEditing((now) => [...now, id]);
  }

  function stopEditing(id: number) {
    flushSync(() => setEditing((now) => now.filter((each) => each !== id)));
    document.getElementById(editButtonId(id))?.focus();
  }

  return (
    <>
      {outcome && (
        <StatusMessage isFocused kind={outcome.kind} onClose={mutation.clearOutcome}>
          {outcome.message}
        </StatusMessage>
      )}
      <FaqTools ids={faqs.map(({ id }) => id)} open={open} onOpen={setOpen} mutation={mutation} guards={guards} />
      {open === 'order' && <FaqOrder faqs={faqs} mutation={mutation} guards={guards} />}
      {/* Hidden, not gone: a question that is being edited stays as it is. */}
      <div hidden={open === 'order'}>
        <Accordion>
          {faqs.map((faq) => (
            <AccordionRow key={faq.id}>
              {editing.includes(faq.id) ? (
                <FaqEdit faq={faq} mutation={mutation} guards={guards} onClose={() => stopEditing(faq.id)} />
              ) : (
                <div className={styles.item}>
                  <FaqItem faq={faq} />
                  <div className={styles.staff} role="group" aria-label={faq.title}>
                    <span className={styles.word}>직원:</span>
                    <Button
                      id={editButtonId(faq.id)}
                      kind="secondary"
                      size="small"
                      onClick={() => startEditing(faq.id)}
                    >
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
      </div>
      <LeaveGuard keeper={guards} />
      {deleting && (
        <DeleteRecordDialog
          subject="이 질문을"
          record={deleting}
          mutation={mutation}
          onDelete={mutation.remove}
          onClose={() => setDeleting(undefined)}
        >
          {({ title, des }, isNewer) => (
            <>
              <p>
                <b>{title}</b>
              </p>
              {isNewer && <RichText html={des} />}
              <p>휴지통에 들어갑니다. {binDays}일 안에 되살리실 수 있습니다.</p>
            </>
          )}
        </DeleteRecordDialog>
      )}
    </>
  );
}
