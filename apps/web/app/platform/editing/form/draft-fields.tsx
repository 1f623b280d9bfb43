import type { ReactNode } from 'react';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field/text-field.tsx';
import { namesOf, type Fields, type NameOf } from './fields.ts';
import styles from './fields.module.css';

/** A form that is being filled in. */
export interface FormState<Draft> {
  /** Each field's id begins with it: `${id}-${field}`. */
  id: string;
  fields: Fields<Draft>;
  draft: Draft;
  wrong: ReadonlyMap<NameOf<Draft>, string>;
  /** Takes what stood there before: uploads end at any time. */
  onChange: (change: (before: Draft) => Draft) => void;
}

interface DraftFieldProps<Draft> extends FormState<Draft> {
  name: NameOf<Draft>;
  /** Where it says something else than always. */
  hint?: string;
}

/** One field, as its line in the table says. */
export function DraftField<Draft extends object>(props: DraftFieldProps<Draft>) {
  const { id, fields, draft, wrong, onChange, name } = props;
  const { label, as, options = [], inWords: _inWords, isWide: _isWide, ...input } = fields[name];
  const set = (value: unknown) => onChange((before) => ({ ...before, [name]: value }));
  const own = { id: `${id}-${name}`, error: wrong.get(name) };
  if (as === 'radio' || as === 'checkbox') {
    const isMany = Array.isArray(draft[name]);
    return (
      <ChoiceGroup
        {...own}
        type={as}
        name={own.id}
        legend={label}
        options={options}
        chosen={isMany ? (draft[name] as string[]) : [draft[name] as string]}
        onChange={(chosen) =>
          set(isMany ? options.map(({ value }) => value).filter((value) => chosen.includes(value)) : chosen[0])
        }
      />
    );
  }
  const typed = {
    ...input,
    ...own,
    label,
    hint: props.hint ?? input.hint,
    value: draft[name] as string,
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  };
  if (as === 'select') return <SelectField {...typed} options={options} />;
  return as === 'text-area' ? <TextArea {...typed} /> : <TextField {...typed} />;
}

/** Fields beside each other where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

interface DraftFieldsProps<Draft> {
  form: FormState<Draft>;
  /** All of them, unless it says which. */
  names?: readonly NameOf<Draft>[];
}

/** The fields of a table, in its order. */
export function DraftFields<Draft extends object>({ form, names = namesOf(form.fields) }: DraftFieldsProps<Draft>) {
  return (
    <FieldGrid>
      {names.map((name) => (
        <div key={name} className={form.fields[name].isWide ? styles.wide : undefined}>
          <DraftField {...form} name={name} />
        </div>
      ))}
    </FieldGrid>
  );
}
