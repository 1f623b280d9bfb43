import { Form } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { longestSearch } from './list-address.ts';
import styles from './list.module.css';

/** A plain form: the question is in the address, with script or without. */
export function ListSearch({ name, path, q }: { name: string; path: string; q: string }) {
  return (
    // A new form for a new question: the browser would keep what was typed before.
    <Form key={q} role="search" aria-label={`${name}에서 찾기`} method="get" action={path} className={styles.form}>
      <TextField
        id="board-search"
        type="search"
        label={`${name}에서 찾기`}
        name="q"
        defaultValue={q}
        maxLength={longestSearch}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit">
        <Icon name="search" />
        찾기
      </Button>
    </Form>
  );
}
