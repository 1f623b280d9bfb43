import type { BlockFormProps } from './block-form-props.ts';
import { BlockItems } from './block-items.tsx';
import { LinkAddressField } from './link-address-field.tsx';
import { WordsField } from './words-field.tsx';

export function ActionForm({ block, at, onChange }: BlockFormProps<'action'>) {
  return (
    <>
      <WordsField
        id={at('text')}
        label="이끄는 말 (없어도 됩니다)"
        isLong
        value={block.text}
        max={300}
        onChange={(text) => onChange({ ...block, text })}
      />
      <BlockItems
        id={at('actions')}
        noun="단추"
        items={block.actions}
        most={3}
        blank={() => ({ label: '', href: '' })}
        onChange={(actions) => onChange({ ...block, actions })}
      >
        {(action, change, index) => (
          <>
            <WordsField
              id={at(`actions.${index}.label`)}
              label="단추의 말"
              value={action.label}
              max={40}
              onChange={(label) => change({ ...action, label })}
            />
            <LinkAddressField
              id={at(`actions.${index}.href`)}
              value={action.href}
              onChange={(href) => change({ ...action, href })}
            />
          </>
        )}
      </BlockItems>
    </>
  );
}
