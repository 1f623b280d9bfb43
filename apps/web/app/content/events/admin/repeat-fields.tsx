import { formatDate, formatDay } from '../../../platform/korean-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { repeatOf } from '../public/event-labels.ts';
import { labels, rhythmWords } from './draft-fields.ts';
import { DraftField } from './draft-field.tsx';
import { repeatIn, type EventDraft, type Rhythm } from './event-draft.ts';
import type { FieldProps } from './field-props.ts';
import { nextDates } from './next-dates.ts';
import styles from './event-editor.module.css';

const datesShown = 5;
const rhythms = (Object.keys(rhythmWords) as Rhythm[]).map((value) => ({ value, label: rhythmWords[value] }));

interface RepeatFieldsProps extends FieldProps {
  today: string;
}

/** What the rule means: its words, and the days that come next. */
function Preview({ draft, wrong, today, onChange }: Omit<RepeatFieldsProps, 'id'>) {
  const repeat = repeatIn(draft);
  if (!repeat) return null;
  const dates = nextDates(draft.startsOn, repeat, today, datesShown);
  const rest = (day: string) => onChange({ except: [...draft.except, day].toSorted() });
  const hold = (day: string) => onChange({ except: draft.except.filter((each) => each !== day) });
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
        <ul className={styles.dates} aria-label={labels.except}>
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

export function RepeatFields({ today, ...props }: RepeatFieldsProps) {
  const { id, draft, wrong, onChange } = props;
  const unit = draft.rhythm === 'week' ? '주' : '달';
  return (
    <>
      <ChoiceGroup
        id={`${id}-rhythm`}
        type="radio"
        name={`${id}-rhythm`}
        legend={labels.rhythm}
        options={rhythms}
        chosen={[draft.rhythm]}
        error={wrong.get('rhythm')}
        onChange={([rhythm]) => onChange({ rhythm: rhythm as Rhythm, except: [] })}
      />
      {draft.rhythm !== 'none' && (
        <>
          <ChoiceGroup
            id={`${id}-endsBy`}
            type="radio"
            name={`${id}-endsBy`}
            legend={labels.endsBy}
            options={[
              { value: 'count', label: '횟수로' },
              { value: 'until', label: '날짜로' },
            ]}
            chosen={[draft.endsBy]}
            onChange={([endsBy]) => onChange({ endsBy: endsBy as EventDraft['endsBy'] })}
          />
          <div className={styles.pair}>
            <DraftField
              {...props}
              name="interval"
              inputMode="numeric"
              maxLength={2}
              hint={`몇 ${unit}에 한 번입니까? 1이면 매${unit}입니다.`}
            />
            {draft.endsBy === 'count' ? (
              <DraftField
                {...props}
                name="count"
                inputMode="numeric"
                maxLength={3}
                hint="처음을 포함해 모두 몇 번입니까?"
              />
            ) : (
              <DraftField {...props} name="until" type="date" hint="이날까지 엽니다." />
            )}
          </div>
          <Preview draft={draft} wrong={wrong} today={today} onChange={onChange} />
        </>
      )}
    </>
  );
}
