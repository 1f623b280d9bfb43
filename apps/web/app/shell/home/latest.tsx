import { Link } from 'react-router';
import { Column } from '../../ui/layout/layout.tsx';
import { BlockHead } from './block-head.tsx';
import type { Latest as LatestData } from './load-latest.ts';
import { NewsBlock } from './news-block.tsx';
import { NewsletterBlock } from './newsletter-block.tsx';
import styles from './latest.module.css';

const eventsPath = '/community/events';

function EventsBlock({ events }: { events: LatestData['events'] }) {
  return (
    <section>
      <BlockHead title="행사·일정" to={eventsPath} />
      <ul className={styles.rows}>
        {events.map(({ id, title, day, month, dayOfMonth, words }) => (
          <li key={id}>
            <Link to={`${eventsPath}/${id}`} className={styles.event}>
              <time dateTime={day} className={styles.day}>
                {month}
                <b>{dayOfMonth}</b>
              </time>
              <span>
                <b className={styles.title}>{title}</b>
                <span className={styles.small}>{words}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was published last. What there is nothing of is left out. */
export function Latest({ latest: { events, news, otherNews, issue } }: { latest: LatestData }) {
  if (events.length === 0 && !news && !issue) return null;
  return (
    <Column>
      <div className={styles.latest}>
        {events.length > 0 && <EventsBlock events={events} />}
        {news && <NewsBlock news={news} others={otherNews} />}
        {issue && <NewsletterBlock issue={issue} />}
      </div>
    </Column>
  );
}
