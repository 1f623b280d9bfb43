import { useId } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { longestSearch, resultsId, searchPath, type Asked } from './search-address.ts';
import type { ShownSearch } from './shown-search.ts';
import { Suggestions, useSuggestions } from './suggestions.tsx';
import styles from './search.module.css';

const every = { value: '', label: '모두' };

/** A plain form: the question is in the address, with script or without. */
export function SearchForm({ asked, choices }: { asked: Asked; choices: ShownSearch['choices'] | null }) {
  const id = useId();
  const { words, listen } = useSuggestions();
  return (
    <form
      role="search"
      aria-label="누리집에서 찾기"
      method="get"
      action={`${searchPath}#${resultsId}`}
      className={styles.form}
    >
      <div className={styles.words}>
        <TextField
          id={`${id}-q`}
          type="search"
          label="찾으시는 말"
          hint="두 글자부터 찾습니다. 예: 투석"
          name="q"
          defaultValue={asked.q}
          maxLength={longestSearch}
          enterKeyHint="search"
          autoComplete="off"
          onInput={listen}
        />
        <Button type="submit">
          <Icon name="search" />
          찾기
        </Button>
      </div>
      <Suggestions words={words} />
      {choices && (
        <div className={styles.choices}>
          <SelectField
            id={`${id}-section`}
            label="어디에서"
            name="section"
            defaultValue={asked.section ?? ''}
            options={[every, ...choices.sections]}
          />
          {choices.years.length > 0 && (
            <SelectField
              id={`${id}-year`}
              label="언제 글에서"
              name="year"
              defaultValue={asked.year ?? ''}
              options={[every, ...choices.years]}
            />
          )}
          <Button type="submit" kind="secondary">
            고른 대로 찾기
          </Button>
        </div>
      )}
    </form>
  );
}
