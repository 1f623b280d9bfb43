import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { useState, type RefObject } from 'react';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { draftInWords } from '../../../../platform/editing/drafts/draft-messages.ts';
import { LeaveGuard } from '../../../../platform/editing/drafts/leave-guard.tsx';
import { momentOf } from '../../../../platform/moment-labels.ts';
import { NeedsScript } from '../../../../platform/needs-script.tsx';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { ContactForm } from './contact-form.tsx';
import { ProofForm } from './proof-form.tsx';
import { useCaseTexts, type TextForm } from './use-case-texts.ts';
import { NoteForm } from './note-form.tsx';
import styles from './case.module.css';

type Open = 'contact' | 'note' | 'proof' | 'message';

const names: Record<Open, string> = {
  contact: '연락 적기',
  note: '메모 쓰기',
  proof: '서류 확인',
  message: '문자 보내기',
};

const leaveWords = {
  title: '쓰신 것이 아직 저장되지 않았습니다',
  text: '지금 나가시면 저장하지 않으신 것이 사라집니다.',
  stay: '계속 쓰기',
  leave: '그래도 나가기',
};

interface LogFormsProps {
  theCase: Case;
  mutation: Mutation;
  today: string;
  /** True while something is typed elsewhere on the case. */
  held: RefObject<boolean>;
}

/** What is written beside a case, one thing at a time. */
export function LogForms({ theCase, mutation, today, held }: LogFormsProps) {
  const [open, setOpen] = useState<Open>();
  const { texts, found, state, guard, type, settle, sent, drop } = useCaseTexts(theCase.id, held, setOpen);
  const shared = { caseId: theCase.id, mutation, onDone: () => setOpen(undefined) };
  const formOf = (form: TextForm) => ({
    ...shared,
    text: texts[form],
    onText: (text: string) => type(form, text),
    onSend: settle,
    onDone: () => {
      sent(form);
      setOpen(undefined);
    },
  });
  const shown = (Object.keys(names) as Open[]).filter((each) => each !== 'message' || theCase.mayMessage);
  return (
    <NeedsScript>
      <div className={styles.part}>
        {found && (
          <div className={styles.part}>
            <p>
              <b>{momentOf(found.savedAt)}</b>에 쓰다 만 글을 다시 넣었습니다. 보내거나 저장하지 않으시면 24시간 뒤에
              지워집니다.
            </p>
            <div>
              <Button kind="danger" size="small" onClick={() => void mutation.act(drop)}>
                쓰다 만 글 버리기
              </Button>
            </div>
          </div>
        )}
        <Buttons>
          {shown.map((each) => (
            <Button
              key={each}
              kind="secondary"
              size="small"
              aria-expanded={each === open}
              onClick={() => setOpen(each === open ? undefined : each)}
            >
              {names[each]}
            </Button>
          ))}
        </Buttons>
        {open === 'contact' && <ContactForm {...formOf('contact')} />}
        {open === 'proof' && <ProofForm {...shared} today={today} />}
        {(open === 'note' || open === 'message') && <NoteForm key={open} {...formOf(open)} what={open} />}
        {open && open !== 'proof' && texts[open] !== '' && <p role="status">{draftInWords(state)}</p>}
        <LeaveGuard keeper={guard} words={leaveWords} />
      </div>
    </NeedsScript>
  );
}
