import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { wordHref, type Asked } from './search-address.ts';
import type { ShownSearch } from './shown-search.ts';
import styles from './search.module.css';

interface NoHitsProps {
  asked: Asked;
  found: ShownSearch;
  phone: string;
}

const ways = [
  { to: '/sitemap', words: '전체 메뉴에서 찾기' },
  { to: '/community/faq', words: '자주 묻는 질문 보기' },
];

/** Ways on: wider, another word, a person. */
export function NoHits({ asked, found: { isSearchable, help, chosenPlace }, phone }: NoHitsProps) {
  const isElsewhere = help?.isElsewhere ?? false;
  const near = isElsewhere ? [] : (help?.near ?? []);
  return (
    <Card>
      <h3>{isSearchable ? `${chosenPlace}찾으시는 내용이 없습니다` : '두 글자 이상 써 주십시오'}</h3>
      <p>
        {isElsewhere && '누리집의 다른 곳에는 있습니다.'}
        {isSearchable && !isElsewhere && '낱말을 짧게 쓰거나 다른 말로 바꾸어 보십시오.'}
        {!isSearchable && '한 글자로는 너무 많은 내용이 나옵니다. 예를 들어 ‘물’ 대신 ‘수분’이라고 써 주십시오.'}
      </p>
      {isElsewhere && (
        <div className={styles.wider}>
          <ButtonLink to={wordHref(asked.q)}>누리집 전체에서 찾기</ButtonLink>
        </div>
      )}
      {near.length > 0 && (
        <>
          <p>혹시 이 말을 찾으십니까?</p>
          <ul className={styles.suggestions}>
            {near.map((word) => (
              <li key={word}>
                <Link to={wordHref(word)} className={styles.suggestion}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className={styles.ways}>
        {ways.map(({ to, words }) => (
          <li key={to}>
            <Link to={to} className={styles.way}>
              <Icon name="chevronRight" />
              {words}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        사무국에 전화하시면 함께 찾아 드립니다. <a href={`tel:${phone}`}>{phone}</a>
      </p>
    </Card>
  );
}
