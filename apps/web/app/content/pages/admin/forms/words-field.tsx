import { TextArea, TextField } from '../../../../ui/text-field/text-field.tsx';
import { useEditingContext } from '../editor/editing-context.ts';

interface WordsFieldProps {
  id: string;
  label: string;
  value: string | undefined;
  max: number;
  hint?: string;
  /** True where it hardly fits on one line. */
  isLong?: boolean;
  /** Says from the beginning how much may still be written. */
  isCounted?: boolean;
  inputMode?: 'url';
  onChange: (value: string) => void;
}

const nearTheEnd = 20;

/** One paragraph of plain words. */
export function WordsField({ value = '', max, hint, isLong, isCounted, onChange, ...rest }: WordsFieldProps) {
  const { problems } = useEditingContext();
  const left = max - value.length;
  const count = isCounted || left <= nearTheEnd ? `남은 글자 ${left}` : undefined;
  const shared = {
    ...rest,
    value,
    maxLength: max,
    hint: [hint, count].filter(Boolean).join(' · ') || undefined,
    error: problems.get(rest.id),
  };
  if (!isLong) return <TextField {...shared} onChange={(event) => onChange(event.target.value)} />;
  // A line stays a line: what is pasted with breaks is joined.
  return <TextArea {...shared} onChange={(event) => onChange(event.target.value.replaceAll(/[\r\n]+/g, ' '))} />;
}
