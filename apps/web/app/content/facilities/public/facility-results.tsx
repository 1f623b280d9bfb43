import type { Facility } from '@kidney/contract/content/facilities/facilities.schema.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRegion } from '../../../platform/identity.ts';
import { chosenWords, hrefOf, listId, type Filter } from './facility-filter.ts';
import { FacilityCard } from './facility-card.tsx';
import { NoFacilities } from './no-facilities.tsx';
import { isSample } from './facility-labels.ts';
import styles from './facilities.module.css';

interface FacilityResultsProps {
  filter: Filter;
  facilities: readonly Facility[];
  phone: string;
  /** How one clinic is drawn; staff see more than its card. */
  draw?: (facility: Facility) => ReactNode;
}

const nothingChosen: Filter = { district: null, shift: null, days: null, q: '' };

export function FacilityResults({ filter, facilities, phone, draw }: FacilityResultsProps) {
  const region = useRegion();
  const words = chosenWords(filter);
  return (
    <section aria-labelledby={listId} className={styles.results}>
      <div>
        <h2 id={listId} tabIndex={-1} aria-live="polite" className={styles.count}>
          {filter.district ?? `${region.name} 전체`} · {facilities.length}곳
        </h2>
        {words.length > 0 && (
          <p>
            고르신 조건: <b>{words.join(', ')}</b>{' '}
            <Link to={hrefOf(nothingChosen)} className={styles.clear}>
              조건 모두 지우기
            </Link>
          </p>
        )}
      </div>
      {facilities.length === 0 ? (
        <NoFacilities filter={filter} phone={phone} />
      ) : (
        <>
          {facilities.some(isSample) && (
            <p className={styles.sample}>
              이름에 <b>표본</b>이라고 적힌 곳은 지어낸 자료입니다. 실제 병원이 아닙니다.
            </p>
          )}
          <ul className={styles.list}>
            {facilities.map((facility) => (
              <li key={facility.id}>{draw ? draw(facility) : <FacilityCard facility={facility} />}</li>
            ))}
          </ul>
          <p className={styles.small}>
            순위가 아니라 구·군과 이름의 차례입니다. 가시기 전에 병원에 전화로 확인해 주십시오. 지도는 다른 누리집에서
            열립니다.
          </p>
        </>
      )}
    </section>
  );
}
