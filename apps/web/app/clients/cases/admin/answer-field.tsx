import type { CallForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Answers, FormField } from '@kidney/contract/clients/forms/forms.schema.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field/text-field.tsx';
import { SpokenLines } from './call/spoken-lines.tsx';
import styles from './call/call.module.css';

interface AnswerFieldProps {
  id: string;
  field: FormField;
  spoken?: CallForm['spoken'] | undefined;
  answer: Answers[string];
  error: string | undefined;
  onChange: (answer: Answers[string]) => void;
}

const chosenIn = (answer: Answers[string]) => {
  if (typeof answer !== 'string') return answer;
  return answer === '' ? [] : [answer];
};

interface Words {
  label: string;
  hint: string | null;
}

/** What somebody hears before they agree. */
function ReadAloud({ words: { label, hint }, spoken }: { words: Words; spoken: readonly string[] | undefined }) {
  if (spoken)
    return (
      <div>
        <SpokenLines lines={spoken} />
        <details>
          <summary className={styles.summary}>전문 보기: {label}</summary>
          {hint?.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      </div>
    );
  return (
    <ul className={styles.script}>
      <li>
        <b>{label}</b>
      </li>
      {hint?.split('\n').map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** One thing to fill in, drawn as the server describes it. */
export function AnswerField({ id, field, spoken, answer, error, onChange }: AnswerFieldProps) {
  const label = field.isOptional ? `${field.label} (선택)` : field.label;
  if (field.type === 'choice') {
    const { isMany } = field;
    return (
      <>
        {field.isConsent &&
          field.options.map((option) => (
            <ReadAloud key={option.value} words={option} spoken={spoken?.[option.value]} />
          ))}
        <ChoiceGroup
          id={id}
          legend={label}
          type={isMany ? 'checkbox' : 'radio'}
          name={id}
          options={field.options}
          chosen={chosenIn(answer)}
          error={error}
          onChange={(chosen) => onChange(isMany ? chosen : (chosen[0] ?? ''))}
        />
        {field.shortcuts.length > 0 && (
          <Buttons>
            {field.shortcuts.map(({ label: words, values }) => (
              <Button key={words} kind="secondary" size="small" onClick={() => onChange(values)}>
                {words}
              </Button>
            ))}
          </Buttons>
        )}
      </>
    );
  }
  const shared = { id, label, hint: field.hint ?? undefined, error, value: String(answer) };
  const change = (event: { target: { value: string } }) => onChange(event.target.value);
  if (field.type === 'select') {
    const options = [{ value: '', label: '고르지 않음' }, ...field.options];
    return <SelectField {...shared} options={options} onChange={change} />;
  }
  if (field.isLong) return <TextArea {...shared} maxLength={field.maxLength} onChange={change} />;
  return (
    <TextField
      {...shared}
      type={field.inputMode === 'tel' ? 'tel' : 'text'}
      inputMode={field.inputMode}
      // It is the caller's, not the officer's: their browser must not offer to fill it in.
      autoComplete="off"
      maxLength={field.maxLength}
      onChange={change}
    />
  );
}
