import { Link } from 'react-router';
import { useRegion } from '../../../platform/identity.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { hrefOf, type Filter } from './facility-filter.ts';
import styles from './facilities.module.css';

/** Ways on: each takes one condition away. */
export function NoFacilities({ filter, phone }: { filter: Filter; phone: string }) {
  const region = useRegion();
  const ways = [
    ...(filter.q ? [{ to: hrefOf({ ...filter, q: '' }), words: `‘${filter.q}’ 없이 찾기` }] : []),
    ...(filter.shift || filter.days
      ? [{ to: hrefOf({ ...filter, shift: null, days: null }), words: '시간대와 요일을 모두로 넓히기' }]
      : []),
    ...(filter.district ? [{ to: hrefOf({ ...filter, district: null }), words: `${region.name} 전체에서 찾기` }] : []),
  ];
  return (
    <Card>
      <h3>조건에 맞는 병원이 없습니다</h3>
      {ways.length > 0 && (
        <>
          <p>조건을 하나 넓혀 보십시오.</p>
          <ul className={styles.ways}>
            {ways.map(({ to, words }) => (
              <li key={words}>
                <Link to={to} className={styles.way}>
                  <Icon name="chevronRight" />
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        사무국에 전화하시면 함께 찾아 드립니다. <a href={`tel:${phone}`}>{phone}</a>
      </p>
    </Card>
  );
}
