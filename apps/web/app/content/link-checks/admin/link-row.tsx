import type { BrokenLink } from '@kidney/contract/content/link-checks/link-checks.schema.ts';
import { dayInSeoul, formatDate } from '../../../platform/korean-date.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Row, RowTitle } from '../../../ui/row/row.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { placeOf, problemWords } from './link-labels.ts';
import styles from './link-checks-admin.module.css';

export function LinkRow({ link }: { link: BrokenLink }) {
  const { label, title, to } = placeOf(link);
  const { label: problem, advice } = problemWords[link.problem];
  return (
    <Row columns={2}>
      <div>
        <p className={styles.place}>{label}</p>
        <RowTitle>{title}</RowTitle>
        <p className={styles.problem}>
          <Tag icon="alert">{problem}</Tag>
          {link.problem === 'file' ? null : <span className={styles.address}>{link.address}</span>}
        </p>
        <p>{advice}</p>
        <p className={styles.since}>
          <time dateTime={link.since}>{formatDate(dayInSeoul(link.since))}</time>에 알게 되었습니다.
        </p>
      </div>
      <div>
        <ButtonLink to={to} kind="secondary" size="small" aria-label={`${title} 고치러 가기`}>
          <Icon name="edit" />
          고치러 가기
        </ButtonLink>
      </div>
    </Row>
  );
}
