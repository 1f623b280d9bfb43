import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import groupStyles from '../choice-group/choice-group.module.css';
import styles from './choice-list.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className' | 'children'> {
  type: 'radio' | 'checkbox';
  label: string;
  hint?: string | null | undefined;
}

/** One thing to choose, as large as a thumb. What is chosen is sent with its form; nothing listens to it. */
export function Choice({ label, hint, ...input }: ChoiceProps) {
  const mark = input.type === 'radio' ? `${groupStyles.mark} ${groupStyles.round}` : groupStyles.mark;
  return (
    <label className={`${groupStyles.choice} ${styles.choice}`}>
      <input {...input} className={groupStyles.box} />
      <span className={mark}>
        <Icon name="check" />
      </span>
      <span className={`${groupStyles.word} ${styles.word}`}>
        {label}
        {hint && <span className={styles.more}>{hint}</span>}
      </span>
    </label>
  );
}
