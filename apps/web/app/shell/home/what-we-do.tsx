import { Link } from 'react-router';
import { logos } from '../../art/logos.ts';
import { ribbon } from '../../art/shell-pictures.ts';
import { useDisplay } from '../../platform/use-display.ts';
import { Column } from '../../ui/layout/layout.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { useSections } from '../navigation/use-sections.ts';
import styles from './what-we-do.module.css';

const places = [
  {
    to: '/transport/center',
    logo: logos.transport,
    name: '병원이송센터',
    words: '투석 병원까지 평일마다 차로 모십니다.',
  },
  { to: '/daycare/overview', logo: logos.daycare, name: '주간보호', words: '낮 동안 쉬고 배우고 함께 식사합니다.' },
  { to: '/hope/center', logo: logos.hope, name: '희망센터', words: '상담하고 다시 일어설 힘을 찾습니다.' },
  { to: '/love/donation', logo: logos.donation, name: '장기기증', words: '생명을 나누는 뜻을 안내합니다.' },
];

/** The four services as stepping stones in the river. */
export function WhatWeDo() {
  const sections = useSections();
  const isNight = useDisplay().contrast === 'high';
  return (
    <section className={styles.band} aria-labelledby="what-we-do">
      <Column>
        <h2 id="what-we-do">협회가 하는 일</h2>
        <div className={styles.river}>
          <Picture wide={ribbon} isNight={isNight} width={1280} height={120} className={styles.ribbon} />
          <ul className={styles.places}>
            {places
              .filter(({ to }) => sections.some(({ key }) => to.startsWith(`/${key}/`)))
              .map(({ to, logo, name, words }) => (
                <li key={to}>
                  <Link to={to} className={styles.place}>
                    <Picture wide={logo} isNight={isNight} width={124} height={128} className={styles.logo} />
                    <span>
                      <b>{name}</b>
                      <span className={styles.words}>{words}</span>
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      </Column>
    </section>
  );
}
