import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { Conflict } from '../../../../platform/editing/conflict/conflict.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { EventLabel } from './event-label.tsx';
import styles from './case.module.css';

interface StaleCaseProps {
  /** As this person saw it. */
  seen: Case;
  theirs: Case;
  onTakeIn: () => void;
}

/** What others did meanwhile. What this person typed stands above it, untouched. */
export function StaleCase({ seen, theirs, onTakeIn }: StaleCaseProps) {
  const known = new Set(seen.events.map(({ id }) => id));
  const news = theirs.events.filter(({ id }) => !known.has(id));
  return (
    <Conflict author={news[0]?.by ?? null} subject="이 신청을" theirs={theirs}>
      <p>쓰신 글은 그대로 있습니다. 그사이 이렇게 바뀌었습니다.</p>
      <ul className={styles.events}>
        {news.map((event) => (
          <li key={event.id}>
            <EventLabel kind={theirs.kind} event={event} />
          </li>
        ))}
      </ul>
      <div>
        <Button size="small" onClick={onTakeIn}>
          바뀐 것을 확인했습니다
        </Button>
      </div>
    </Conflict>
  );
}
