import type { Closure } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { dayInWords } from './closure-labels.ts';
import styles from './service-days-admin.module.css';

interface ClosureListProps {
  closures: readonly Closure[];
  today: string;
  onRemove: (closure: Closure) => void;
}

export function ClosureList({ closures, today, onRemove }: ClosureListProps) {
  if (closures.length === 0) return <p className={styles.quiet}>넣은 날이 없습니다.</p>;
  return (
    <ul className={styles.days}>
      {closures.map((closure) => {
        const day = dayInWords(closure.date, today);
        return (
          <li key={closure.date} className={styles.day}>
            <div>
              <time dateTime={closure.date} className={styles.date}>
                {day}
              </time>
              <p>{closure.reason}</p>
            </div>
            <NeedsScript>
              <Button kind="danger" size="small" aria-label={`${day} 지우기`} onClick={() => onRemove(closure)}>
                <Icon name="trash" />
                지우기
              </Button>
            </NeedsScript>
          </li>
        );
      })}
    </ul>
  );
}
