import { TextField } from '../../../ui/text-field/text-field.tsx';
import { labels } from './draft-fields.ts';
import type { EventDraft } from './event-draft.ts';
import type { FieldProps } from './field-props.ts';

type TextName = Exclude<keyof EventDraft, 'isAllDay' | 'rhythm' | 'endsBy' | 'except' | 'html'>;

interface DraftFieldProps extends FieldProps {
  name: TextName;
  type?: string;
  hint?: string;
  maxLength?: number;
  inputMode?: 'numeric' | 'url';
  required?: boolean;
}

/** One line of the form. */
export function DraftField({ id, name, draft, wrong, onChange, ...rest }: DraftFieldProps) {
  return (
    <TextField
      {...rest}
      id={`${id}-${name}`}
      label={labels[name]}
      value={draft[name]}
      error={wrong.get(name)}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
}
