import type { Fact } from '@kidney/contract/facts/facts.schema.ts';
import type { PageRevision } from '@kidney/contract/pages/pages.schema.ts';
import { ArrivalHeading } from '../../../../platform/arrival-heading.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Comparison } from '../compare/comparison.tsx';
import { authorOf, momentOf } from '../moment-words.ts';
import styles from './versions.module.css';

interface VersionComparisonProps {
  older: PageRevision;
  newer: PageRevision;
  facts: readonly Fact[];
  onBack: () => void;
}

const inWords = ({ version, author, savedAt }: PageRevision) =>
  `${version}판(${authorOf(author)}, ${momentOf(savedAt)})`;

export function VersionComparison({ older, newer, facts, onBack }: VersionComparisonProps) {
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
      <Comparison
        before={older.content}
        after={newer.content}
        beforeName={`${older.version}판`}
        afterName={`${newer.version}판`}
        facts={facts}
      />
    </>
  );
}
