import { Button, Buttons } from '../../../ui/button/button.tsx';
import { ArrivalHeading } from '../../arrival-heading.tsx';
import { authorOf, momentOf } from '../../moment-labels.ts';
import type { SavedVersion } from './saved-version.ts';
import type { FieldInWords } from '../form/fields.ts';
import styles from './version-view.module.css';

interface VersionViewProps {
  version: SavedVersion;
  isCurrent: boolean;
  fields: readonly FieldInWords[];
  onRestore: () => void;
  onBack: () => void;
}

/** A version as it was, field by field. */
export function VersionView({ version, isCurrent, fields, onRestore, onBack }: VersionViewProps) {
  return (
    <>
      <ArrivalHeading>{version.version}판 보기</ArrivalHeading>
      <p>
        {authorOf(version.author)} · {momentOf(version.savedAt)}
        {isCurrent && ' · 지금 보이는 글입니다.'}
      </p>
      <dl className={styles.fields}>
        {fields.map(({ key, name, words }) => (
          <div key={key}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.words}>{words}</dd>
          </div>
        ))}
      </dl>
      <Buttons>
        <Button kind="secondary" size="small" onClick={onBack}>
          목록으로
        </Button>
        {!isCurrent && (
          <Button size="small" onClick={onRestore}>
            이 판으로 되돌리기
          </Button>
        )}
      </Buttons>
    </>
  );
}
