import { Form } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { monthInWords, type MonthCount } from './list-labels.ts';
import styles from './list.module.css';

interface MonthJumpProps {
  path: string;
  months: readonly MonthCount[];
  /** The month that was jumped to. */
  chosen: string;
}

/** Straight to a year and month, however long ago. */
export function MonthJump({ path, months, chosen }: MonthJumpProps) {
  const options = months.map(([month, posts]) => ({ value: month, label: `${monthInWords(month)} (${posts}건)` }));
  return (
    <Form key={chosen} aria-label="해와 달로 찾아가기" method="get" action={path} className={styles.form}>
      <SelectField
        id="board-month"
        label="해와 달로 찾아가기"
        name="month"
        defaultValue={chosen}
        options={[{ value: '', label: '가장 새 글부터' }, ...options]}
      />
      <Button type="submit" kind="secondary">
        보기
      </Button>
    </Form>
  );
}
