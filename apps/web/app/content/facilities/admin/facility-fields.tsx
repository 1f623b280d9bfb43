import type { District } from '@kidney/contract/content/facilities/facilities.schema.ts';
import type { FieldsProps } from '../../../platform/editing/form/record-form.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { dayPatterns, dayWords, districts, shifts, shiftWords } from '../public/facility-labels.ts';
import { knownWords, labelOf } from './draft-fields.ts';
import type { FacilityDraft, Known } from './facility-draft.ts';
import styles from './facilities-admin.module.css';

type TextName =
  | 'name'
  | 'address'
  | 'phone'
  | 'machines'
  | 'holidayNote'
  | 'gradeValue'
  | 'gradeYear'
  | 'checkedOn'
  | 'note';
type KnownName = 'wheelchair' | 'parking' | 'visitors' | 'shuttle';

const known = (Object.keys(knownWords) as Known[]).map((value) => ({ value, label: knownWords[value] }));

export function FacilityFields({ id, draft, wrong, onChange }: FieldsProps<FacilityDraft>) {
  const text = (
    name: TextName,
    rest: { maxLength?: number; hint?: string; type?: string; inputMode?: 'numeric' | 'tel' },
  ) => (
    <TextField
      {...rest}
      id={`${id}-${name}`}
      label={labelOf(name)}
      value={draft[name]}
      error={wrong.get(name)}
      onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
    />
  );
  const knownField = (name: KnownName, options = known) => (
    <ChoiceGroup
      id={`${id}-${name}`}
      type="radio"
      name={`${id}-${name}`}
      legend={labelOf(name)}
      options={options}
      chosen={[draft[name]]}
      error={wrong.get(name)}
      onChange={([value]) => onChange({ ...draft, [name]: value as Known })}
    />
  );

  return (
    <div className={styles.fields}>
      {text('name', { maxLength: 80 })}
      <SelectField
        id={`${id}-district`}
        label={labelOf('district')}
        value={draft.district}
        error={wrong.get('district')}
        options={districts.map((value) => ({ value, label: value }))}
        onChange={(event) => onChange({ ...draft, district: event.target.value as District })}
      />
      {text('address', { maxLength: 120 })}
      {text('phone', { maxLength: 20, inputMode: 'tel', hint: '예: 052-000-0000' })}
      <ChoiceGroup
        id={`${id}-shifts`}
        type="checkbox"
        name={`${id}-shifts`}
        legend={labelOf('shifts')}
        options={shifts.map((value) => ({ value, label: shiftWords[value] }))}
        chosen={draft.shifts}
        error={wrong.get('shifts')}
        onChange={(chosen) => onChange({ ...draft, shifts: shifts.filter((each) => chosen.includes(each)) })}
      />
      <ChoiceGroup
        id={`${id}-days`}
        type="checkbox"
        name={`${id}-days`}
        legend={labelOf('days')}
        options={dayPatterns.map((value) => ({ value, label: dayWords[value] }))}
        chosen={draft.days}
        error={wrong.get('days')}
        onChange={(chosen) => onChange({ ...draft, days: dayPatterns.filter((each) => chosen.includes(each)) })}
      />
      {text('holidayNote', { maxLength: 200, hint: '공휴일에 어떻게 하는지 적어 주십시오.' })}
      {text('machines', { maxLength: 3, inputMode: 'numeric', hint: '모르시면 비워 두십시오.' })}
      {knownField('wheelchair')}
      {knownField('parking')}
      {knownField('visitors')}
      {knownField(
        'shuttle',
        known.filter(({ value }) => value !== 'unknown'),
      )}
      {text('gradeValue', { maxLength: 20, hint: '예: 1등급. 등급이 없으면 연도와 함께 비워 두십시오.' })}
      {text('gradeYear', { maxLength: 4, inputMode: 'numeric', hint: '예: 2023' })}
      {text('checkedOn', { type: 'date', hint: '병원에 물어본 날입니다.' })}
      {text('note', { maxLength: 300 })}
    </div>
  );
}
