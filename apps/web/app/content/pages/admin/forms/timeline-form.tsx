import type { BlockFormProps } from './block-form-props.ts';
import { BlockItems } from './block-items.tsx';
import { WordsField } from './words-field.tsx';

export function TimelineForm({ block, at, onChange }: BlockFormProps<'timeline'>) {
  return (
    <BlockItems
      id={at('items')}
      noun="일"
      items={block.items}
      most={60}
      blank={() => ({ when: '', title: '', text: '' })}
      onChange={(items) => onChange({ ...block, items })}
    >
      {(moment, change, index) => (
        <>
          <WordsField
            id={at(`items.${index}.when`)}
            label="언제"
            hint="예: 2026년 3월"
            value={moment.when}
            max={30}
            onChange={(when) => change({ ...moment, when })}
          />
          <WordsField
            id={at(`items.${index}.title`)}
            label="있었던 일"
            value={moment.title}
            max={80}
            onChange={(title) => change({ ...moment, title })}
          />
          <WordsField
            id={at(`items.${index}.text`)}
            label="설명 (없어도 됩니다)"
            isLong
            value={moment.text}
            max={300}
            onChange={(text) => change({ ...moment, text })}
          />
        </>
      )}
    </BlockItems>
  );
}
