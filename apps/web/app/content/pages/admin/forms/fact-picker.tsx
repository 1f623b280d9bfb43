import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { useEditingContext } from '../editor/editing-context.ts';
import styles from './forms.module.css';

interface FactPickerProps {
  id: string;
  /** Those that are not chosen yet. */
  facts: readonly Fact[];
  isFull: boolean;
  onPick: (key: string) => void;
}

const mostShown = 5;

/** Finds a fact by its words. The choice goes on from the field, so that several can be put in. */
export function FactPicker({ id, facts, isFull, onPick }: FactPickerProps) {
  const { announce } = useEditingContext();
  const [words, setWords] = useState('');
  const sought = words.trim();
  const found = facts.filter(({ label, value, key }) => `${label} ${value} ${key}`.includes(sought));

  function pick({ key, label }: Fact) {
    onPick(key);
    document.getElementById(id)?.focus();
    announce(`항목 하나를 넣었습니다: ${label}`);
  }

  if (isFull) return <p>한 블록에 스무 가지까지 넣을 수 있습니다.</p>;
  return (
    <div className={styles.list}>
      <TextField
        id={id}
        label="넣을 항목 찾기"
        hint={`예: 분담금, 택시. ${found.length}가지가 있습니다.`}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul className={styles.found}>
        {found.slice(0, mostShown).map((fact) => (
          <li key={fact.key} className={styles.fact}>
            <p>
              <b>{fact.label}</b> {fact.value}
            </p>
            <Button kind="secondary" size="small" aria-label={`${fact.label} 넣기`} onClick={() => pick(fact)}>
              <Icon name="plus" />
              넣기
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
