import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { eventPath } from './event-address.ts';
import type { ListedEvent } from './load-events.ts';
import styles from './events.module.css';

export function EventList({ events }: { events: readonly ListedEvent[] }) {
  return (
    <ul className={styles.list}>
      {events.map(({ id, title, when, startsOn, leaf, place, isRepeated }) => (
        <li key={id}>
          <Link to={eventPath(id)} className={styles.event}>
            <span aria-hidden="true" className={styles.leaf}>
              <span>{leaf.month}</span>
              <b className={styles.leafDay}>{leaf.day}</b>
              <span>{leaf.weekday}</span>
            </span>
            <span className={styles.what}>
              <b className={styles.title}>{title}</b>
              <span className={styles.fact}>
                <Icon name="calendar" />
                <time dateTime={startsOn}>{when}</time>
              </span>
              {place && (
                <span className={styles.fact}>
                  <Icon name="pin" />
                  {place}
                </span>
              )}
              {isRepeated && <Tag>반복</Tag>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
