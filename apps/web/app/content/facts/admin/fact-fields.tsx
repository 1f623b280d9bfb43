import { useRef } from 'react';
import { DraftField, DraftFields, FieldGrid, type FormState } from '../../../platform/editing/form/draft-fields.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { changeAmount, otherAmount, toAmount, type FactDraft } from './fact-draft.ts';
import styles from './facts-admin.module.css';

interface FactFieldsProps {
  form: FormState<FactDraft>;
  today: string;
  /** How many places show it. */
  places: number;
}

/** The text follows the amount, and the amount can follow the text. */
export function FactFields({ form, today, places }: FactFieldsProps) {
  const { draft, onChange } = form;
  const named = otherAmount(draft);
  const lastAmount = useRef(toAmount(draft.amount));
  const set = (change: Partial<FactDraft>) => onChange((before) => ({ ...before, ...change }));

  function followAmount(change: (before: FactDraft) => FactDraft) {
    const typed = change(draft).amount;
    const last = lastAmount.current;
    onChange((before) => changeAmount(before, last, typed));
    const amount = toAmount(typed);
    if (typeof amount === 'number') lastAmount.current = amount;
  }

  return (
    <Stack>
      {places > 0 && <p>{places}곳에 나옵니다. 여기서 고치시면 모두 함께 바뀝니다.</p>}
      <DraftFields form={form} names={['label', 'value']} />
      <div className={styles.helped}>
        <DraftField {...form} name="amount" onChange={followAmount} />
        {named !== null && (
          <p role="status" className={styles.help}>
            <span>내용에는 {named.toLocaleString('ko-KR')}원이라고 적으셨습니다.</span>
            <Button kind="secondary" size="small" onClick={() => set({ amount: String(named) })}>
              금액도 같게 고치기
            </Button>
          </p>
        )}
      </div>
      <FieldGrid>
        <DraftField {...form} name="note" />
        <DraftField {...form} name="effectiveFrom" />
        <div className={styles.dated}>
          <DraftField {...form} name="checkedOn" />
          <Button kind="secondary" onClick={() => set({ checkedOn: today })}>
            오늘
          </Button>
        </div>
        <DraftField {...form} name="knownSince" />
        <DraftField {...form} name="source" />
        <DraftField {...form} name="sourceHref" />
      </FieldGrid>
    </Stack>
  );
}
