import { Link } from 'react-router';
import { Card } from '../../ui/card/card.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './home.module.css';

const guides = [
  { to: '/kidney/first-weeks', title: '투석을 처음 시작합니다', words: '첫 몇 주에 겪는 일과 챙길 것' },
  { to: '/kidney/overview', title: '콩팥병이 궁금합니다', words: '콩팥이 하는 일, 단계, 증상' },
  { to: '/kidney/therapy', title: '어떤 치료가 있습니까?', words: '혈액투석, 복막투석, 이식을 나란히' },
  { to: '/community/membership', title: '회원이 되고 싶습니다', words: '가입하는 방법' },
  { to: '/kidney/disaster', title: '지진이나 정전이 나면', words: '미리 챙길 것과 그날 할 일' },
];

/** Holds the place of the notices where there are none: pages that people in a certain moment look for. */
export function FirstSteps() {
  return (
    <Card>
      <h2>이런 때 읽어 보십시오</h2>
      <ul className={styles.guides}>
        {guides.map(({ to, title, words }) => (
          <li key={to}>
            <Link to={to} className={styles.guide}>
              <span>
                <b>{title}</b>
                <span className={styles.small}>{words}</span>
              </span>
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
