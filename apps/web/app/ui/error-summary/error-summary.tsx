import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useAnswerFocus } from '../use-answer-focus.ts';
import styles from './error-summary.module.css';

export interface SummaryProblem {
  /** The id of the field to go to; a problem of the whole form has none. */
  fieldId?: string;
  message: string;
}

const prefix = '오류: ';
const none: readonly SummaryProblem[] = [];

interface ErrorSummaryProps {
  title: string;
  problems?: readonly SummaryProblem[];
  /** What it tells of: another one takes the focus, and the same one drawn again leaves it to whoever types. */
  answer?: unknown;
  /** False where nothing was sent just now: then it leaves the focus and the page's title alone. */
  isAnswer?: boolean;
}

/** Stands above a form that was refused, takes the focus when it appears, and leads to each field. */
export function ErrorSummary({ title, problems = none, answer = problems, isAnswer = true }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  useAnswerFocus(box, answer, isAnswer);

  // For forms that exist only in the browser; a page drawn with errors says so in its title already.
  useEffect(() => {
    const before = document.title;
    if (!isAnswer || before.startsWith(prefix)) return;
    document.title = prefix + before;
    return () => {
      document.title = before;
    };
  }, [isAnswer]);

  // A fragment link alone scrolls but does not focus an editable region.
  function goToField(event: MouseEvent, fieldId: string) {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  }

  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <h2 className={styles.title}>
        <Icon name="alert" />
        <span>{title}</span>
      </h2>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''}${message}`}>
              {fieldId ? (
                <a href={`#${fieldId}`} className={styles.link} onClick={(event) => goToField(event, fieldId)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
