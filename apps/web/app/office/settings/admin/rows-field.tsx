import { ItemList } from '../../../platform/editing/list/item-list.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';

interface RowsFieldProps<Row extends Record<string, string>> {
  id: string;
  /** What one row is called. */
  noun: string;
  rows: readonly Row[];
  most: number;
  labels: { [Field in keyof Row]: string };
  hints?: { [Field in keyof Row]?: string };
  error: string | undefined;
  announce: (words: string) => void;
  onChange: (rows: Row[]) => void;
}

/** Rows of a few short texts each, in an order. */
export function RowsField<Row extends Record<string, string>>(props: RowsFieldProps<Row>) {
  const { id, noun, rows, most, labels, hints, error, announce, onChange } = props;
  const fields = Object.keys(labels) as (keyof Row & string)[];
  const blank = () => Object.fromEntries(fields.map((field) => [field, ''])) as Row;
  return (
    <ItemList
      id={id}
      noun={noun}
      items={rows}
      blank={blank}
      most={most}
      error={error}
      announce={announce}
      onChange={onChange}
    >
      {(row, change, index) =>
        fields.map((field) => (
          <TextField
            key={field}
            id={`${id}-${index}-${field}`}
            label={labels[field]}
            hint={hints?.[field]}
            value={row[field]}
            onChange={(event) => change({ ...row, [field]: event.target.value })}
          />
        ))
      }
    </ItemList>
  );
}
