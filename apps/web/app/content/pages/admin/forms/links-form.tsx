import type { BlockFormProps } from './block-form-props.ts';
import { BlockItems } from './block-items.tsx';
import { LinkAddressField } from './link-address-field.tsx';
import { WordsField } from './words-field.tsx';

export function LinksForm({ block, at, onChange }: BlockFormProps<'links'>) {
  return (
    <BlockItems
      id={at('items')}
      noun="링크"
      items={block.items}
      most={20}
      blank={() => ({ label: '', href: '', note: '' })}
      onChange={(items) => onChange({ ...block, items })}
    >
      {(link, change, index) => (
        <>
          <WordsField
            id={at(`items.${index}.label`)}
            label="보이는 말"
            value={link.label}
            max={80}
            onChange={(label) => change({ ...link, label })}
          />
          <LinkAddressField
            id={at(`items.${index}.href`)}
            value={link.href}
            onChange={(href) => change({ ...link, href })}
          />
          <WordsField
            id={at(`items.${index}.note`)}
            label="덧붙이는 말 (없어도 됩니다)"
            isLong
            value={link.note}
            max={160}
            onChange={(note) => change({ ...link, note })}
          />
        </>
      )}
    </BlockItems>
  );
}
