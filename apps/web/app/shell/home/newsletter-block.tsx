import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Photo } from '../../ui/picture/photo.tsx';
import { BlockHead } from './block-head.tsx';
import type { Latest } from './load-latest.ts';
import styles from './latest.module.css';

const newsletterPath = '/community/newsletter';

export function NewsletterBlock({ issue }: { issue: NonNullable<Latest['issue']> }) {
  const { id, title, words, cover } = issue;
  return (
    <section>
      <BlockHead title="소식지" to={newsletterPath} words="지난 호 보기" />
      <div className={styles.issue}>
        {cover && <Photo photo={cover} alt="" sizes="9rem" className={styles.cover} isLazy />}
        <div>
          <b>{title}</b>
          {words && <p className={styles.small}>{words}</p>}
          <div className={styles.read}>
            <ButtonLink kind="secondary" to={`${newsletterPath}/${id}`} aria-label={`${title} 읽기`}>
              <Icon name="book" />
              읽기
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
