import { Button } from '../../../ui/button/button.tsx';
import { ArrivalHeading } from '../../arrival-heading.tsx';
import { Comparison, type Difference } from '../comparison/comparison.tsx';
import { authorOf, momentOf } from '../../moment-labels.ts';
import type { SavedVersion } from './saved-version.ts';
import styles from './versions.module.css';

interface VersionComparisonProps {
  older: SavedVersion;
  newer: SavedVersion;
  differences: readonly Difference[];
  onBack: () => void;
}

const inWords = ({ version, author, savedAt }: SavedVersion) =>
  `${version}판(${authorOf(author)}, ${momentOf(savedAt)})`;

export function VersionComparison({ older, newer, differences, onBack }: VersionComparisonProps) {
  return (
    <>
      <div className={styles.head}>
        <ArrivalHeading>
          {older.version}판과 {newer.version}판 비교
        </ArrivalHeading>
        <Button kind="secondary" size="small" onClick={onBack}>
          목록으로
        </Button>
      </div>
      <p>
        {inWords(older)}에서 {inWords(newer)}으로 바뀐 것입니다. 없어진 말에는 줄을 긋고, 새로 쓴 말에는 밑줄을
        그었습니다.
      </p>
      <Comparison differences={differences} beforeName={`${older.version}판`} afterName={`${newer.version}판`} />
    </>
  );
}
