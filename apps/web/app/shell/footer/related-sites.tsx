import { useIdentity } from '../../platform/identity.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './site-footer.module.css';

/** Sites of others that the office has put into the settings. */
export function RelatedSites() {
  const { links } = useIdentity();
  if (links.length === 0) return null;
  return (
    <div className={styles.related}>
      <h2 className={styles.heading}>관련 사이트</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>
              {label}
              <Icon name="external" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
