import { Icon, type IconName } from '../icon/icon.tsx';
import { Picture, type Art } from '../picture/picture.tsx';
import styles from './page-header.module.css';

export interface PageHeaderData {
  title: string;
  icon: IconName;
  lead?: string;
  banner?: { wide: Art; phone: Art };
  /** The mark of a service that has its own; it stands where others have their icon. */
  logo?: Art;
}

/** The head of a page: over its banner where it has one, otherwise a pebble and the title. */
export function PageHeader({ title, icon, lead, banner, logo, isNight }: PageHeaderData & { isNight: boolean }) {
  const mark = logo ? (
    <Picture wide={logo} isNight={isNight} width={124} height={128} className={styles.logo} />
  ) : (
    <span className={banner ? styles.onSky : styles.pebble}>
      <Icon name={icon} />
    </span>
  );
  if (!banner) {
    return (
      <div className={styles.plain}>
        {mark}
        <div>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      </div>
    );
  }
  return (
    <div className={styles.banner}>
      <Picture
        wide={banner.wide}
        phone={banner.phone}
        isNight={isNight}
        width={1920}
        height={260}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h1 className={styles.title}>
          {mark}
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </div>
  );
}
