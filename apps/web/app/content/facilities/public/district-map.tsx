import type { District } from '@kidney/contract/office/settings/region.schema.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { districtMap } from './facility-pictures.ts';
import styles from './district-map.module.css';

interface DistrictMapProps {
  districts: readonly District[];
  chosen: string | null;
  isNight: boolean;
}

/** A sketch, to see where one lives. The links beside it say the same in words. */
export function DistrictMap({ districts, chosen, isNight }: DistrictMapProps) {
  const placed = districts.flatMap(({ name, map }) => (map ? [{ name, map }] : []));
  if (placed.length === 0) return null;
  return (
    <figure className={styles.figure}>
      <div className={styles.map} aria-hidden="true">
        <Picture wide={districtMap} isNight={isNight} width={480} height={420} className={styles.picture} />
        {/* Places by attributes, because the page may set no styles of its own. */}
        <svg className={styles.labels} focusable="false">
          {placed.map(({ name, map }) => (
            <svg key={name} x={`${map.x}%`} y={`${map.y}%`} className={styles.place}>
              <foreignObject x="-6em" y="-1em" width="12em" height="2em">
                <div className={styles.middle}>
                  <span className={name === chosen ? `${styles.label} ${styles.chosen}` : styles.label}>
                    {name === chosen && <Icon name="check" />}
                    {name}
                  </span>
                </div>
              </foreignObject>
            </svg>
          ))}
        </svg>
      </div>
      <figcaption className={styles.caption}>이해를 돕는 약도입니다. 실제 모양과 다릅니다.</figcaption>
    </figure>
  );
}
