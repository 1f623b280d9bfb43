import type { BlockFormProps } from './block-form-props.ts';
import { BlockItems } from './block-items.tsx';
import { columnsOf, withColumns } from './table-columns.ts';
import { WordsField } from './words-field.tsx';

export function ComparisonForm({ block, at, onChange }: BlockFormProps<'comparison'>) {
  return (
    <>
      <WordsField
        id={at('caption')}
        label="표의 이름"
        hint="무엇을 비교하는 표인지 적어 주십시오."
        value={block.caption}
        max={120}
        onChange={(caption) => onChange({ ...block, caption })}
      />
      <BlockItems
        id={at('columns')}
        noun="비교할 것"
        items={columnsOf(block)}
        most={4}
        blank={() => ({ title: '', cells: [] })}
        onChange={(columns) => onChange({ ...block, ...withColumns(block, columns) })}
      >
        {(column, change, index) => (
          <WordsField
            id={at(`columns.${index}`)}
            label="이름"
            value={column.title}
            max={40}
            onChange={(title) => change({ ...column, title })}
          />
        )}
      </BlockItems>
      <BlockItems
        id={at('rows')}
        noun="줄"
        items={block.rows}
        most={20}
        blank={() => ({ label: '', cells: block.columns.map(() => '') })}
        onChange={(rows) => onChange({ ...block, rows })}
      >
        {(row, change, index) => (
          <>
            <WordsField
              id={at(`rows.${index}.label`)}
              label="무엇을 비교합니까?"
              value={row.label}
              max={40}
              onChange={(label) => change({ ...row, label })}
            />
            {block.columns.map((column, place) => (
              <WordsField
                // Columns are known by their place alone.
                key={place}
                id={at(`rows.${index}.cells.${place}`)}
                label={column || `${place + 1}번째 칸`}
                isLong
                value={row.cells[place]}
                max={200}
                onChange={(cell) =>
                  change({
                    ...row,
                    cells: block.columns.map((_, each) => (each === place ? cell : (row.cells[each] ?? ''))),
                  })
                }
              />
            ))}
          </>
        )}
      </BlockItems>
    </>
  );
}
