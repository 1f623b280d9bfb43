import type { Pictures } from '@kidney/contract/office/settings/pictures.schema.ts';
import type { District } from '@kidney/contract/office/settings/region.schema.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './district-map.module.css';

interface DistrictMapProps {
  districts: readonly District[];
  map: Pictures['map'];
  chosen: string | null;
  isNight: boolean;
}

/** A sketch, to see where one lives. The links beside it say the same in words. */
export function DistrictMap({ districts, map, chosen, isNight }: DistrictMapProps) {
  if (!map) return null;
  return (
    <figure className={styles.figure}>
      <div className={styles.map} aria-hidden="true">
        <Picture wide={map} isNight={isNight} width={map.width} height={map.height} className={styles.picture} />
        {/* Places by attributes, because the page may set no styles of its own. */}
        <svg className={styles.labels} focusable="false">
          {districts.map(
            ({ name, map: at }) =>
              at && (
                <svg key={name} x={`${at.x}%`} y={`${at.y}%`} className={styles.place}>
                  <foreignObject x="-6em" y="-1em" width="12em" height="2em">
                    <div className={styles.middle}>
                      <span className={name === chosen ? `${styles.label} ${styles.chosen}` : styles.label}>
                        {name === chosen && <Icon name="check" />}
                        {name}
                      </span>
                    </div>
                  </foreignObject>
                </svg>
              ),
          )}
        </svg>
      </div>
      <figcaption className={styles.caption}>이해를 돕는 약도입니다. 실제 모양과 다릅니다.</figcaption>
    </figure>
  );
}
