import type { Case } from '@kidney/contract/applications/cases.schema.ts';
import { useState } from 'react';
import type { Acts } from '../../../../platform/use-acts.ts';
import { useHydrated } from '../../../../platform/use-hydrated.ts';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { ContactForm } from './contact-form.tsx';
import { ProofForm } from './proof-form.tsx';
import { WordsForm } from './words-form.tsx';
import styles from './case.module.css';

type Open = 'contact' | 'note' | 'proof' | 'message';

const names: Record<Open, string> = {
  contact: '연락 적기',
  note: '메모 쓰기',
  proof: '서류 확인',
  message: '문자 보내기',
};

interface LogFormsProps {
  theCase: Case;
  acts: Acts;
  today: string;
}

/** What is written beside a case, one thing at a time. */
export function LogForms({ theCase, acts, today }: LogFormsProps) {
  const isHydrated = useHydrated();
  const [open, setOpen] = useState<Open>();
  const shared = { caseId: theCase.id, acts, onDone: () => setOpen(undefined) };
  const shown = (Object.keys(names) as Open[]).filter((each) => each !== 'message' || theCase.mayMessage);
  if (!isHydrated) return null;
  return (
    <Card>
      <section aria-labelledby="case-log" className={styles.part}>
        <h2 id="case-log">적어 두기</h2>
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
        {open === 'contact' && <ContactForm {...shared} />}
        {open === 'proof' && <ProofForm {...shared} today={today} />}
        {(open === 'note' || open === 'message') && <WordsForm key={open} {...shared} what={open} />}
      </section>
    </Card>
  );
}
