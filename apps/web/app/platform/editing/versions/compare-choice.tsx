import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { authorOf, momentOf } from '../../moment-labels.ts';
import type { SavedVersion } from './saved-version.ts';
import styles from './versions.module.css';

interface CompareChoiceProps {
  /** At least two, the newest first. */
  versions: readonly SavedVersion[];
  onCompare: (one: number, other: number) => void;
}

/** Any two versions, to be put side by side. */
export function CompareChoice({ versions, onCompare }: CompareChoiceProps) {
  const [one, setOne] = useState(String(versions[1]?.version));
  const [other, setOther] = useState(String(versions[0]?.version));
  const options = versions.map(({ version, author, savedAt }) => ({
    value: String(version),
    label: `${version}판 · ${authorOf(author)} · ${momentOf(savedAt)}`,
  }));
  return (
    <div role="group" aria-label="두 판 비교" className={styles.choice}>
      <SelectField label="이 판과" value={one} options={options} onChange={(event) => setOne(event.target.value)} />
      <SelectField label="이 판을" value={other} options={options} onChange={(event) => setOther(event.target.value)} />
      <Button kind="secondary" onClick={() => onCompare(Number(one), Number(other))}>
        비교하기
      </Button>
    </div>
  );
}
