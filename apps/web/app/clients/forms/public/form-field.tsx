import type { FormField as Described } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { ReactNode } from 'react';
import { ChoiceList } from '../../../ui/choice-list/choice-list.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field/text-field.tsx';

interface FormFieldProps {
  field: Described;
  /** In the place of the label, where the field is all that a page asks. */
  question: ReactNode;
  /** What was typed and refused; it stands in the place of what was kept. */
  typed: readonly string[] | undefined;
  error: string | undefined;
}

const unchosen = { value: '', label: '여기를 눌러 골라 주십시오' };

/** Draws a field as the server describes it. */
export function FormField({ field, question, typed, error }: FormFieldProps) {
  const { name, type } = field;
  const common = {
    id: name,
    name,
    label: field.isOptional ? `${field.label} (비워 두셔도 됩니다)` : field.label,
    hint: field.hint ?? undefined,
    error,
  };
  if (type === 'choice') {
    return (
      <ChoiceList
        {...common}
        legend={question ?? common.label}
        type={field.isMany ? 'checkbox' : 'radio'}
        options={field.options}
        chosen={typed ?? field.chosen}
      />
    );
  }
  const defaultValue = typed?.[0] ?? field.value;
  if (type === 'select') {
    return <SelectField {...common} options={[unchosen, ...field.options]} defaultValue={defaultValue} />;
  }
  const input = { ...common, defaultValue, maxLength: field.maxLength, autoComplete: field.autoComplete };
  if (field.isLong) return <TextArea {...input} rows={4} />;
  return <TextField {...input} inputMode={field.inputMode} type={field.inputMode === 'tel' ? 'tel' : 'text'} />;
}
