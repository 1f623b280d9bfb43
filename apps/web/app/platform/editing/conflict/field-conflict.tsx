import type { ComponentProps } from 'react';
import { WaysOut } from './ways-out.tsx';
import { RecordConflict } from './record-conflict.tsx';
import { differences, type RecordFields } from '../form/record-fields.ts';
import styles from './record-conflict.module.css';

interface FieldConflictProps<Draft> extends Required<ComponentProps<typeof WaysOut>> {
  subject: string;
  fields: RecordFields<Draft>;
  mine: Draft;
  theirs: Draft;
}

/** Two versions of a record, field by field where they differ. */
export function FieldConflict<Draft extends object>({
  subject,
  fields,
  mine,
  theirs,
  ...ways
}: FieldConflictProps<Draft>) {
  return (
    <RecordConflict
      subject={subject}
      theirs={theirs}
      words="쓰신 내용은 그대로 있습니다. 다른 곳을 보시고 어떻게 할지 골라 주십시오."
      shown={
        <dl className={styles.differences}>
          {differences(fields, mine, theirs).map(({ field, label, mine: own, theirs: others }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>내가 쓴 것: {own}</dd>
              <dd>다른 분이 쓴 것: {others}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <WaysOut {...ways} />
    </RecordConflict>
  );
}
