import type { BlockFormProps } from './block-form-props.ts';
import { BlockItems } from './block-items.tsx';
import { WordsField } from './words-field.tsx';

export function StepsForm({ block, at, onChange }: BlockFormProps<'steps'>) {
  return (
    <BlockItems
      id={at('items')}
      noun="단계"
      items={block.items}
      most={10}
      blank={() => ({ title: '', text: '' })}
      onChange={(items) => onChange({ ...block, items })}
    >
      {(step, change, index) => (
        <>
          <WordsField
            id={at(`items.${index}.title`)}
            label="할 일"
            value={step.title}
            max={60}
            onChange={(title) => change({ ...step, title })}
          />
          <WordsField
            id={at(`items.${index}.text`)}
            label="설명"
            isLong
            value={step.text}
            max={300}
            onChange={(text) => change({ ...step, text })}
          />
        </>
      )}
    </BlockItems>
  );
}
