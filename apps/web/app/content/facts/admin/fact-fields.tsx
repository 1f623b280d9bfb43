import { useRef } from 'react';
import type { FieldsProps } from '../../../platform/editing/form/record-form.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { changeAmount, factFields, otherAmount, toAmount, type FactDraft, type FactField } from './fact-draft.ts';
import styles from './facts-admin.module.css';

interface FactFieldsProps extends FieldsProps<FactDraft> {
  today: string;
}

interface FieldLook {
  type?: 'text' | 'date' | 'url';
  maxLength?: number;
  hint?: string;
  inputMode?: 'numeric';
}

export function FactFields({ id, draft, today, wrong, onChange }: FactFieldsProps) {
  const named = otherAmount(draft);
  const lastAmount = useRef(toAmount(draft.amount));
  function change(name: FactField, typed: string) {
    if (name !== 'amount') return onChange({ ...draft, [name]: typed });
    onChange(changeAmount(draft, lastAmount.current, typed));
    const amount = toAmount(typed);
    if (typeof amount === 'number') lastAmount.current = amount;
  }
  const field = (name: FactField, look: FieldLook) => (
    <TextField
      {...look}
      id={`${id}-${name}`}
      label={factFields[name].label}
      value={draft[name]}
      error={wrong.get(name)}
      onChange={(event) => change(name, event.target.value)}
    />
  );

  return (
    <div className={styles.fields}>
      {field('label', { maxLength: 80, hint: '무엇에 대한 것인지 적습니다.' })}
      {field('value', { maxLength: 300, hint: '방문자가 보는 글입니다. 예: 30,000원' })}
      <div className={styles.helped}>
        {field('amount', {
          maxLength: 20,
          inputMode: 'numeric',
          hint: '고치면 내용의 금액도 함께 바뀝니다. 계산에 쓰지 않으면 비워 두십시오.',
        })}
        {named !== null && (
          <p role="status" className={styles.help}>
            <span>내용에는 {named.toLocaleString('ko-KR')}원이라고 적으셨습니다.</span>
            <Button kind="secondary" size="small" onClick={() => onChange({ ...draft, amount: String(named) })}>
              금액도 같게 고치기
            </Button>
          </p>
        )}
      </div>
      {field('note', { maxLength: 300, hint: '내용 아래에 작게 나옵니다.' })}
      {field('effectiveFrom', {
        type: 'date',
        hint: '뒷날을 적으면 그날 0시에 바뀝니다. 그때까지는 지금 내용이 나옵니다.',
      })}
      <div className={styles.dated}>
        {field('checkedOn', { type: 'date', hint: '지금의 출처와 견주어 본 날입니다.' })}
        <Button kind="secondary" onClick={() => onChange({ ...draft, checkedOn: today })}>
          오늘
        </Button>
      </div>
      {field('knownSince', { type: 'date', hint: '견줄 출처가 없으면, 언제 알려진 내용인지 적습니다.' })}
      {field('source', { maxLength: 200, hint: '어디에서 확인했는지 적습니다.' })}
      {field('sourceHref', { type: 'url', maxLength: 500, hint: 'https:// 로 시작합니다. 없으면 비워 두십시오.' })}
    </div>
  );
}
