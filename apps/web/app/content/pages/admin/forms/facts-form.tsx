import { ButtonLink } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { useEditingContext } from '../editor/editing-context.ts';
import type { BlockFormProps } from './block-form-props.ts';
import { FactPicker } from './fact-picker.tsx';
import { BlockItems } from './block-items.tsx';
import { WordsField } from './words-field.tsx';

/** Facts are chosen here; what they say is changed in one place for all pages. */
export function FactsForm({ block, at, onChange }: BlockFormProps<'facts'>) {
  const { facts } = useEditingContext();
  return (
    <>
      <WordsField
        id={at('intro')}
        label="앞에 두는 말 (없어도 됩니다)"
        isLong
        value={block.intro}
        max={300}
        onChange={(intro) => onChange({ ...block, intro })}
      />
      <BlockItems id={at('keys')} noun="항목" items={block.keys} onChange={(keys) => onChange({ ...block, keys })}>
        {(key) => {
          const fact = facts.find((each) => each.key === key);
          return (
            <>
              <p>
                <b>{fact?.label ?? '없는 항목'}</b> {fact?.value ?? key}
              </p>
              {fact && (
                <ButtonLink to={`/admin/facts?key=${key}`} kind="secondary" size="small">
                  <Icon name="edit" />값 고치기
                </ButtonLink>
              )}
            </>
          );
        }}
      </BlockItems>
      <FactPicker
        id={at('find')}
        facts={facts.filter(({ key }) => !block.keys.includes(key))}
        isFull={block.keys.length >= 20}
        onPick={(key) => onChange({ ...block, keys: [...block.keys, key] })}
      />
    </>
  );
}
