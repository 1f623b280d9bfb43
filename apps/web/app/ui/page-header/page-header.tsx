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

interface PageHeaderProps extends PageHeaderData {
  isNight: boolean;
  /** A page has one `h1`; a head that is only an example is another level. */
  heading?: 'h1' | 'h2';
}

/** The head of a page: over its banner where it has one, otherwise a pebble and the title. */
export function PageHeader({ title, icon, lead, banner, logo, isNight, heading: Heading = 'h1' }: PageHeaderProps) {
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
          <Heading className={styles.name}>{title}</Heading>
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
        <Heading className={`${styles.name} ${styles.title}`}>
          {mark}
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </div>
  );
}
