import { Icon } from '../icon/icon.tsx';
import styles from './choice-group.module.css';

interface ChoiceGroupProps {
  /** Of the first choice, where an error leads. */
  id: string;
  legend: string;
  /** One of them, or some of them. */
  type: 'radio' | 'checkbox';
  /** Of the radio buttons, which need one to know of each other. */
  name: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error?: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** A few choices that are all seen at once. */
export function ChoiceGroup({ id, legend, type, name, options, chosen, error, onChange }: ChoiceGroupProps) {
  function choose(value: string, isOn: boolean) {
    if (type === 'radio') onChange([value]);
    else onChange(isOn ? [...chosen, value] : chosen.filter((each) => each !== value));
  }

  return (
    <fieldset className={error ? `${styles.group} ${styles.wrong}` : styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="alert" />
          <span>오류: {error}</span>
        </p>
      )}
      <div className={styles.choices}>
        {options.map(({ value, label }, index) => (
          <label key={value} className={styles.choice}>
            <input
              id={index === 0 ? id : undefined}
              type={type}
              name={type === 'radio' ? name : undefined}
              value={value}
              checked={chosen.includes(value)}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={(event) => choose(value, event.target.checked)}
              className={styles.box}
            />
            <span className={type === 'radio' ? `${styles.mark} ${styles.round}` : styles.mark}>
              <Icon name="check" />
            </span>
            <span className={styles.word}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
