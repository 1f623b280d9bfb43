import type { District } from '@kidney/contract/content/facilities/facilities.schema.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { districtMap } from './facility-pictures.ts';
import { districts } from './facility-labels.ts';
import styles from './district-map.module.css';

/** Where each district lies is named for the label's place on the drawing, not for its Korean word. */
const places: Record<District, string | undefined> = {
  중구: styles.jung,
  남구: styles.nam,
  동구: styles.dong,
  북구: styles.buk,
  울주군: styles.ulju,
};

/** A sketch, to see where one lives. The links beside it say the same in words. */
export function DistrictMap({ chosen, isNight }: { chosen: District | null; isNight: boolean }) {
  return (
    <figure className={styles.figure}>
      <div className={styles.map} aria-hidden="true">
        <Picture wide={districtMap} isNight={isNight} width={480} height={420} className={styles.picture} />
        {districts.map((district) => (
          <span
            key={district}
            className={[styles.label, places[district], district === chosen && styles.chosen].filter(Boolean).join(' ')}
          >
            {district === chosen && <Icon name="check" />}
            {district}
          </span>
        ))}
      </div>
      <figcaption className={styles.caption}>이해를 돕는 약도입니다. 실제 모양과 다릅니다.</figcaption>
    </figure>
  );
}
