import { useId } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { FactFilter } from './fact-check.ts';
import styles from './facts-admin.module.css';

interface FactSearchProps {
  filter: FactFilter;
  found: number;
  total: number;
  onChange: (filter: FactFilter) => void;
}

/** The list is short enough to be searched while typing. */
export function FactSearch({ filter, found, total, onChange }: FactSearchProps) {
  const id = useId();
  return (
    <Card ground="sand">
      <search className={styles.search}>
        <TextField
          id={`${id}-words`}
          type="search"
          label="찾는 말"
          hint="예: 분담금, 산정특례, 2026년"
          value={filter.words}
          maxLength={60}
          onChange={(event) => onChange({ ...filter, words: event.target.value })}
        />
        <ChoiceGroup
          id={`${id}-unchecked`}
          type="checkbox"
          name={`${id}-unchecked`}
          legend="골라 보기"
          options={[{ value: 'unchecked', label: '확인이 필요한 것만' }]}
          chosen={filter.isUnchecked ? ['unchecked'] : []}
          onChange={(chosen) => onChange({ ...filter, isUnchecked: chosen.length > 0 })}
        />
      </search>
      <p role="status" className={styles.count}>
        {found === 0 ? '찾으시는 말이 든 것이 없습니다.' : `모두 ${total}건 가운데 ${found}건`}
      </p>
    </Card>
  );
}
