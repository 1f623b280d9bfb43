import { acts, subjectKinds } from '@kidney/contract/office/audit-log/acts.paths.ts';
import type { EntryFilter, LogOverview } from '@kidney/contract/office/audit-log/audit-log.schema.ts';
import { useId } from 'react';
import { every, FilterForm } from '../../../platform/editing/list/filter-form.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { actWords, kindWords } from './entry-labels.ts';
import { hrefOf, isNarrowed, recordsPath } from './record-filter.ts';
import styles from './records.module.css';

export function RecordSearch({ filter, people }: { filter: EntryFilter; people: LogOverview['people'] }) {
  const id = useId();
  return (
    <FilterForm
      label="기록 찾기"
      action={recordsPath}
      shown={hrefOf(filter)}
      everything={isNarrowed(filter) ? recordsPath : undefined}
    >
      <div className={styles.fields}>
        <SelectField
          id={`${id}-actor`}
          name="actor"
          label="한 사람"
          defaultValue={filter.actor ?? ''}
          options={[every, ...people.map((person) => ({ value: String(person.id), label: person.nickName }))]}
        />
        <SelectField
          id={`${id}-act`}
          name="act"
          label="한 일"
          defaultValue={filter.act ?? ''}
          options={[every, ...acts.map((value) => ({ value, label: actWords[value] }))]}
        />
        <SelectField
          id={`${id}-kind`}
          name="kind"
          label="무엇에"
          defaultValue={filter.kind ?? ''}
          options={[every, ...subjectKinds.map((value) => ({ value, label: kindWords[value] }))]}
        />
        <TextField id={`${id}-id`} name="id" label="번호" defaultValue={filter.id ?? ''} maxLength={80} />
        <TextField id={`${id}-from`} name="from" type="date" label="언제부터" defaultValue={filter.from ?? ''} />
        <TextField id={`${id}-until`} name="until" type="date" label="언제까지" defaultValue={filter.until ?? ''} />
      </div>
    </FilterForm>
  );
}
