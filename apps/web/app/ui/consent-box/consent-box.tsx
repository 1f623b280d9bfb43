import { Choice } from '../choice-list/choice.tsx';
import { FieldError } from '../text-field/field-frame.tsx';
import styles from './consent-box.module.css';

export interface ConsentWords {
  /** What is sent where it is agreed to. */
  id: string;
  title: string;
  purpose: string;
  items: string;
  period: string;
  recipient: string | null;
  /** The right to say no, and what follows from it. */
  refusal: string;
  isRequired: boolean;
}

interface ConsentBoxProps {
  id: string;
  name: string;
  consent: ConsentWords;
  isGiven: boolean;
  error?: string | undefined;
}

/** One consent: what is asked and why, and a yes that belongs to this alone. */
export function ConsentBox({ id, name, consent, isGiven, error }: ConsentBoxProps) {
  const { title, purpose, items, period, recipient, refusal, isRequired } = consent;
  const rows = [
    ['왜 쓰는지', purpose],
    ['무엇을 적는지', items],
    ['누구에게 주는지', recipient],
    ['언제까지 두는지', period],
    ['동의하지 않으시면', refusal],
  ].filter(([, words]) => words);
  return (
    <section className={error ? `${styles.box} ${styles.wrong}` : styles.box} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        {title} <span className={styles.need}>({isRequired ? '꼭 필요합니다' : '고르실 수 있습니다'})</span>
      </h3>
      <dl className={styles.words}>
        {rows.map(([label, words]) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {error && <FieldError id={id}>{error}</FieldError>}
      <Choice
        id={id}
        type="checkbox"
        name={name}
        value={consent.id}
        label={`${title}에 동의합니다`}
        defaultChecked={isGiven}
        aria-describedby={error ? `${id}-error` : undefined}
      />
    </section>
  );
}
