import { contentKinds, kindNames, contentWordsMax } from '@kidney/contract/content/contents/contents.paths.ts';
import type { ContentFilter, ContentPage } from '@kidney/contract/content/contents/contents.schema.ts';
import { useId } from 'react';
import { useUser } from '../../../platform/session/use-user.ts';
import { every, FilterForm } from '../../../platform/editing/list/filter-form.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { contentsPath, hrefOf, isNarrowed } from './content-filter.ts';
import styles from './contents.module.css';

export function ContentSearch({ filter, people }: { filter: ContentFilter; people: ContentPage['people'] }) {
  const id = useId();
  const user = useUser();
  const { state } = filter;
  const others = people.filter((person) => person.id !== user?.sub);
  const own = user ? [{ value: String(user.sub), label: '나' }] : [];
  return (
    <FilterForm
      label="글 찾기"
      action={contentsPath}
      shown={hrefOf(filter)}
      everything={isNarrowed(filter) ? hrefOf(state ? { state } : {}) : undefined}
    >
      {state && <input type="hidden" name="state" value={state} />}
      <div className={styles.fields}>
        <TextField
          id={`${id}-q`}
          name="q"
          type="search"
          label="제목에 든 말"
          defaultValue={filter.q ?? ''}
          maxLength={contentWordsMax}
        />
        <SelectField
          id={`${id}-kind`}
          name="kind"
          label="종류"
          defaultValue={filter.kind ?? ''}
          options={[every, ...contentKinds.map((value) => ({ value, label: kindNames[value] }))]}
        />
        <SelectField
          id={`${id}-author`}
          name="author"
          label="쓴 사람"
          defaultValue={filter.author ?? ''}
          options={[every, ...own, ...others.map((one) => ({ value: String(one.id), label: one.nickName }))]}
        />
      </div>
    </FilterForm>
  );
}
