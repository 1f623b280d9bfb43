import { Button, Buttons } from '../../ui/button/button.tsx';
import { RecordConflict } from './record-conflict.tsx';
import { differences, type RecordFields } from './record-fields.ts';
import styles from './record-conflict.module.css';

interface FieldConflictProps<Draft> {
  subject: string;
  fields: RecordFields<Draft>;
  mine: Draft;
  theirs: Draft;
  onTakeMine: () => void;
  onTakeTheirs: () => void;
  onMerge: () => void;
}

/** Two versions of a record, field by field where they differ. */
export function FieldConflict<Draft extends object>({
  subject,
  fields,
  mine,
  theirs,
  onTakeMine,
  onTakeTheirs,
  onMerge,
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
      <Buttons>
        <Button size="small" onClick={onMerge}>
          둘을 합치기
        </Button>
        <Button kind="secondary" size="small" onClick={onTakeMine}>
          내 것으로 저장
        </Button>
        <Button kind="secondary" size="small" onClick={onTakeTheirs}>
          다른 분의 것으로 두기
        </Button>
      </Buttons>
      <p className={styles.small}>
        합치면 내가 고친 칸은 내 것, 나머지는 다른 분의 것이 됩니다. 보시고 저장해 주십시오.
      </p>
    </RecordConflict>
  );
}
