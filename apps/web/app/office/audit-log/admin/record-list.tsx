import type { EntryFilter, EntryPage, LogEntry } from '@kidney/contract/office/audit-log/audit-log.schema.ts';
import { timeOf } from '../../../platform/moment-labels.ts';
import { dayInSeoul, formatDate, weekdayOf } from '../../../platform/korean-date.ts';
import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { actorOf, sentenceOf } from './entry-labels.ts';
import { hrefOf, isNarrowed } from './record-filter.ts';
import styles from './records.module.css';

function byDay(entries: readonly LogEntry[]): Map<string, LogEntry[]> {
  const days = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    const day = dayInSeoul(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

function Entry({ entry }: { entry: LogEntry }) {
  return (
    <li className={styles.entry}>
      <time dateTime={entry.at} className={styles.time}>
        {timeOf(entry.at)}
      </time>
      <div className={styles.deed}>
        <p className={styles.sentence}>{sentenceOf(entry)}</p>
        <p className={styles.source}>
          <b>{actorOf(entry)}</b>
          <span>{entry.address === null ? '서버에서 직접' : `접속한 곳 ${entry.address}`}</span>
        </p>
      </div>
    </li>
  );
}

export function RecordList({ page, filter }: { page: EntryPage; filter: EntryFilter }) {
  const { older: shownFrom, ...sought } = filter;
  if (page.entries.length === 0) {
    return <p role="status">{isNarrowed(filter) ? '찾으시는 기록이 없습니다.' : '아직 기록이 없습니다.'}</p>;
  }
  return (
    <>
      {[...byDay(page.entries)].map(([day, entries]) => (
        <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
          <h3 id={`day-${day}`}>
            {formatDate(day)}({weekdayOf(day)})
          </h3>
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={entry.number} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {(page.older || shownFrom) && (
        <nav aria-label="기록 넘겨 보기">
          <Buttons>
            {page.older && (
              <ButtonLink kind="secondary" to={hrefOf({ ...sought, older: page.older })}>
                더 오래된 기록
              </ButtonLink>
            )}
            {shownFrom && (
              <ButtonLink kind="secondary" to={hrefOf(sought)}>
                가장 새 기록으로
              </ButtonLink>
            )}
          </Buttons>
        </nav>
      )}
    </>
  );
}
