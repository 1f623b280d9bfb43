import type { FieldsProps } from '../../../platform/records/record-form.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { factFields, otherAmount, type FactDraft, type FactField } from './fact-draft.ts';
import styles from './facts-desk.module.css';

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
  const field = (name: FactField, look: FieldLook) => (
    <TextField
      {...look}
      id={`${id}-${name}`}
      label={factFields[name].label}
      value={draft[name]}
      error={wrong.get(name)}
      onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
    />
  );

  return (
    <div className={styles.fields}>
      {field('label', { maxLength: 80, hint: '무엇에 대한 것인지 적습니다.' })}
      {field('value', { maxLength: 300, hint: '방문자가 보는 글입니다. 예: 30,000원' })}
      <div className={styles.helped}>
        {field('amount', { maxLength: 20, inputMode: 'numeric', hint: '계산에 쓰지 않으면 비워 두십시오.' })}
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
      {field('effectiveFrom', { type: 'date', hint: '언제부터 이 내용인지 적습니다. 모르시면 비워 두십시오.' })}
      <div className={styles.dated}>
        {field('checkedOn', { type: 'date', hint: '출처에서 맞는지 확인한 날입니다.' })}
        <Button kind="secondary" onClick={() => onChange({ ...draft, checkedOn: today })}>
          오늘
        </Button>
      </div>
      {field('source', { maxLength: 200, hint: '어디에서 확인했는지 적습니다.' })}
      {field('sourceHref', { type: 'url', maxLength: 500, hint: 'https:// 로 시작합니다. 없으면 비워 두십시오.' })}
    </div>
  );
}
