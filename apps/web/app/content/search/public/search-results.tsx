import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { NoHits } from './no-hits.tsx';
import { hrefOf, resultsId, type Asked } from './search-address.ts';
import { SearchHit } from './search-hit.tsx';
import type { ShownSearch } from './shown-search.ts';
import styles from './search.module.css';

export function SearchResults({ asked, found, phone }: { asked: Asked; found: ShownSearch; phone: string }) {
  const { hits, total, next } = found;
  const isNothing = hits.length === 0 && next === null && asked.cursor === null;
  return (
    <section aria-labelledby={resultsId} className={styles.results}>
      <h2 id={resultsId} tabIndex={-1} className={styles.count}>
        ‘{asked.q}’ 검색 결과{total !== null && total > 0 && ` · ${total.toLocaleString('ko-KR')}건`}
      </h2>
      {isNothing && <NoHits asked={asked} found={found} phone={phone} />}
      {!isNothing && hits.length === 0 && (
        <p>
          {next ? '최근 글에는 없습니다. 더 오래된 글에서 이어서 찾으실 수 있습니다.' : '더 오래된 글에는 없습니다.'}
        </p>
      )}
      {hits.length > 0 && (
        <ol className={styles.hits}>
          {hits.map((hit) => (
            <li key={hit.path}>
              <SearchHit hit={hit} />
            </li>
          ))}
        </ol>
      )}
      {(next !== null || asked.cursor !== null) && (
        <Buttons>
          {asked.cursor !== null && (
            <ButtonLink kind="secondary" to={hrefOf({ ...asked, cursor: null })}>
              처음으로
            </ButtonLink>
          )}
          {next !== null && <ButtonLink to={hrefOf({ ...asked, cursor: next })}>다음 결과 보기</ButtonLink>}
        </Buttons>
      )}
    </section>
  );
}
