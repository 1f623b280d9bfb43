import type { PageVersion } from '@kidney/contract/content/pages/pages.schema.ts';
import { Link } from 'react-router';
import { dayInSeoul, formatDate } from '../../../platform/korean-date.ts';
import styles from './information-page.module.css';

interface EarlierVersionsProps {
  /** Where the page stands; its versions stand below it. */
  path: string;
  /** The one that holds now. */
  current: number;
  versions: readonly PageVersion[];
}

export function EarlierVersions({ path, current, versions }: EarlierVersionsProps) {
  const earlier = versions.filter(({ version }) => version !== current);
  return (
    <section id="versions" className={styles.versions}>
      <h2>이전에 쓰던 글</h2>
      {earlier.length === 0 ? (
        <p>아직 없습니다. 지금 보시는 글이 첫 번째 글입니다.</p>
      ) : (
        <ul>
          {earlier.map(({ version, savedAt }) => (
            <li key={version}>
              <Link to={`${path}/${version}`}>
                {formatDate(dayInSeoul(savedAt))}에 올린 글 ({version}판)
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
