import type { Wait } from '@kidney/contract/operations/staff-home/staff-home.schema.ts';
import { Link } from 'react-router';
import { countInWords, placeOf, waitWords } from './wait-labels.ts';
import styles from './staff-home.module.css';

function Count({ kind, count }: Wait) {
  const { number, unit } = countInWords({ kind, count });
  const { label, words } = waitWords[kind];
  return (
    <>
      <span className={styles.number}>
        <b>{number}</b>
        {unit}
      </span>
      <b className={styles.label}>{label}</b>
      <span className={styles.words}>{words}</span>
    </>
  );
}

function WaitCard(wait: Wait) {
  const { isFirst, to } = waitWords[wait.kind];
  const look = `${styles.wait} ${isFirst ? styles.first : ''}`;
  if (to) {
    return (
      <Link to={to} className={look}>
        <Count {...wait} />
      </Link>
    );
  }
  return (
    <div className={look}>
      <Count {...wait} />
      <ul className={styles.places}>
        {wait.places.map(({ place, count }) => {
          const { label, to: there } = placeOf(place);
          const { number, unit } = countInWords({ kind: wait.kind, count });
          return (
            <li key={place}>
              <Link to={there}>
                {label} {number}
                {unit}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What waits, large; what does not, in one line. */
export function WaitCards({ waits }: { waits: readonly Wait[] }) {
  const [there, gone] = [waits.filter(({ count }) => count > 0), waits.filter(({ count }) => count === 0)];
  return (
    <section aria-labelledby="waits" className={styles.part}>
      <h2 id="waits" className={styles.hidden}>
        기다리는 일
      </h2>
      {there.length === 0 && <div className={styles.nothing}>지금 기다리는 일이 없습니다.</div>}
      {there.length > 0 && (
        <ul className={styles.waits}>
          {there.map((wait) => (
            <li key={wait.kind}>
              <WaitCard {...wait} />
            </li>
          ))}
        </ul>
      )}
      {there.length > 0 && gone.length > 0 && (
        <p className={styles.gone}>지금 없음: {gone.map(({ kind }) => waitWords[kind].label).join(', ')}</p>
      )}
    </section>
  );
}
