import { ItemList } from '../../../platform/editing/list/item-list.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { DrawnGroup } from './group-form.ts';

type Row = Record<string, string>;

interface RowsFieldProps<
  Name extends string,
  One extends Row,
  Draft extends Record<Name, One[]>,
> extends DrawnGroup<Draft> {
  name: Name & keyof Draft;
  /** What one row is called. */
  noun: string;
  most: number;
  labels: { [Field in keyof One]: string };
  hints?: { [Field in keyof One]?: string };
}

/** Rows of a few short texts each, in an order. */
export function RowsField<Name extends string, One extends Row, Draft extends Record<Name, One[]>>(
  props: RowsFieldProps<Name, One, Draft>,
) {
  const { form, announce, name, noun, most, labels, hints } = props;
  const id = `${form.id}-${name}`;
  const fields = Object.keys(labels) as (keyof One & string)[];
  return (
    <ItemList<One>
      id={id}
      noun={noun}
      items={form.draft[name]}
      blank={() => Object.fromEntries(fields.map((field) => [field, ''])) as One}
      most={most}
      error={form.wrong.get(name)}
      announce={announce}
      onChange={(rows) => form.onChange((before) => ({ ...before, [name]: rows }))}
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
