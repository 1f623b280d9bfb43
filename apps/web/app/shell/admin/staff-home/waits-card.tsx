import type { Wait } from '@kidney/contract/operations/staff-home/staff-home.schema.ts';
import { Link } from 'react-router';
import { countInWords, placeOf, waitWords } from './wait-labels.ts';

function WaitRow(wait: Wait) {
  const { label, words, to } = waitWords[wait.kind];
  const { number, unit } = countInWords(wait);
  return (
    <>
      <p>
        <b>{label}</b> {words}
      </p>
      {to ? (
        <Link to={to} aria-label={`${label} ${number}${unit} 보기`}>
          {number}
          {unit}
        </Link>
      ) : (
        <p className="today-places">
          {wait.places.map(({ place, count }) => {
            const there = placeOf(place);
            const counted = countInWords({ kind: wait.kind, count });
            return (
              <Link key={place} to={there.to}>
                {there.label} {counted.number}
                {counted.unit}
              </Link>
            );
          })}
        </p>
      )}
    </>
  );
}

/** What waits without a day of its own: who waits for us first. */
export function WaitsCard({ waits }: { waits: readonly Wait[] }) {
  return (
    <section aria-labelledby="waits" className="today-card">
      <div className="today-head">
        <h2 id="waits">살펴볼 것</h2>
      </div>
      <ul className="today-rows">
        {waits.map((wait) => (
          <li key={wait.kind} className="today-wait">
            <WaitRow {...wait} />
          </li>
        ))}
      </ul>
    </section>
  );
}
