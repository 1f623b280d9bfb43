import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import styles from './information-page.module.css';

/** Several English words in a row, which are to be read aloud in English. */
const english = /([A-Za-z][\w':-]*(?: (?!\d+[가-힣])[\w':-]+)+)/;

const inItsLanguage = (title: string) =>
  title.split(english).map((part, index) =>
    index % 2 ? (
      <span key={part} lang="en">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Where the text comes from, and when somebody last held it against that. */
export function PageSources({ sources, checkedOn }: Pick<PageContent, 'sources' | 'checkedOn'>) {
  if (sources.length === 0 && !checkedOn) return null;
  return (
    <section className={styles.sources} id="sources">
      <h2 className={styles.sourcesTitle}>참고한 자료</h2>
      <ul>
        {sources.map(({ title, href }) => (
          <li key={title} className={styles.source}>
            {href ? <a href={href}>{inItsLanguage(title)}</a> : inItsLanguage(title)}
          </li>
        ))}
      </ul>
      {checkedOn && (
        <p>
          확인한 날 <time dateTime={checkedOn}>{formatDate(checkedOn)}</time>
        </p>
      )}
    </section>
  );
}
