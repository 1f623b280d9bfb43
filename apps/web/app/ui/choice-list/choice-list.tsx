import type { ReactNode } from 'react';
import { FieldError } from '../text-field/field-frame.tsx';
import groupStyles from '../choice-group/choice-group.module.css';
import { Choice } from './choice.tsx';
import styles from './choice-list.module.css';

interface ChoiceListProps {
  /** Of the first choice, where an error leads. */
  id: string;
  name: string;
  /** Words, or the heading of the page where this is its only question. */
  legend: ReactNode;
  /** One of them, or some of them. */
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: string; hint?: string | null }[];
  chosen: readonly string[];
  hint?: string | undefined;
  error?: string | undefined;
}

const shortWord = 6;

/** Choices of a form that is sent as it is, with script or without. Short ones stand side by side where there is room. */
export function ChoiceList({ id, name, legend, type, options, chosen, hint, error }: ChoiceListProps) {
  const isShort = options.every((option) => option.label.length <= shortWord && !option.hint);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={error ? `${groupStyles.group} ${groupStyles.wrong}` : groupStyles.group}
      {...(described && { 'aria-describedby': described })}
    >
      <legend className={groupStyles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className={isShort ? `${styles.choices} ${styles.short}` : styles.choices}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            id={index === 0 ? id : undefined}
            type={type}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            defaultChecked={chosen.includes(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
