import { DraftField, FieldGrid, type FormState } from '../../../platform/editing/form/draft-fields.tsx';
import { formatDate, formatDay } from '../../../platform/korean-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { repeatOf } from '../public/event-labels.ts';
import { repeatIn, type EventDraft } from './event-draft.ts';
import { nextDates } from './next-dates.ts';
import styles from './repeat-fields.module.css';

const datesShown = 5;

interface RepeatFieldsProps {
  form: FormState<EventDraft>;
  today: string;
}

/** What the rule means: its words, and the days that come next. */
function Preview({ form: { fields, draft, wrong, onChange }, today }: RepeatFieldsProps) {
  const repeat = repeatIn(draft);
  if (!repeat) return null;
  const dates = nextDates(draft.startsOn, repeat, today, datesShown);
  const rest = (day: string) => onChange((before) => ({ ...before, except: [...before.except, day].toSorted() }));
  const hold = (day: string) =>
    onChange((before) => ({ ...before, except: before.except.filter((each) => each !== day) }));
  return (
    <section aria-label="반복 미리 보기" className={styles.preview}>
      {dates.length === 0 ? (
        <p>날짜와 횟수를 넣으시면 앞으로 열리는 날이 여기에 나옵니다.</p>
      ) : (
        <>
          <p aria-live="polite">
            <b>{repeatOf(repeat, draft.startsOn)}</b>
          </p>
          <p>앞으로 열리는 날입니다. 쉬는 날이 있으면 빼 주십시오.</p>
        </>
      )}
      <ol className={styles.dates}>
        {dates.map((day) => (
          <li key={day} className={styles.date}>
            <span>
              {day.slice(0, 4)}년 {formatDay(day)}
            </span>
            <Button kind="secondary" size="small" aria-label={`${formatDay(day)} 빼기`} onClick={() => rest(day)}>
              빼기
            </Button>
          </li>
        ))}
      </ol>
      {wrong.get('except') && <p className={styles.wrong}>오류: {wrong.get('except')}</p>}
      {draft.except.length > 0 && (
        <ul className={styles.dates} aria-label={fields.except.label}>
          {draft.except.map((day) => (
            <li key={day} className={styles.date}>
              <span>{formatDate(day)}: 쉽니다</span>
              <Button
                kind="secondary"
                size="small"
                aria-label={`${formatDay(day)} 다시 넣기`}
                onClick={() => hold(day)}
              >
                다시 넣기
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function RepeatFields({ form, today }: RepeatFieldsProps) {
  const { draft, onChange } = form;
  const unit = draft.rhythm === 'week' ? '주' : '달';
  return (
    <>
      <DraftField
        {...form}
        name="rhythm"
        onChange={(change) => onChange((before) => ({ ...change(before), except: [] }))}
      />
      {draft.rhythm !== 'none' && (
        <>
          <DraftField {...form} name="endsBy" />
          <FieldGrid>
            <DraftField {...form} name="interval" hint={`몇 ${unit}에 한 번입니까? 1이면 매${unit}입니다.`} />
            <DraftField {...form} name={draft.endsBy} />
          </FieldGrid>
          <Preview form={form} today={today} />
        </>
      )}
    </>
  );
}
