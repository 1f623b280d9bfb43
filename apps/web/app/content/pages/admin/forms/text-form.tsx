import type { BlockOf } from '@kidney/contract/content/pages/blocks.schema.ts';
import { TextEditor } from '../../../../ui/text-editor/text-editor.tsx';
import { useEditingContext } from '../editor/editing-context.ts';
import type { BlockFormProps } from './block-form-props.ts';
import { ToneField } from './tone-field.tsx';

type Written = BlockOf<'text'> | BlockOf<'callout'>;

interface TextFormProps extends Omit<BlockFormProps<'text'>, 'block' | 'onChange'> {
  block: Written;
  onChange: (block: Written) => void;
}

/** Written words, by themselves or in a box that stands out. */
export function TextForm({ block, at, onChange }: TextFormProps) {
  const { problems } = useEditingContext();
  return (
    <>
      {block.type === 'callout' && <ToneField block={block} at={at} onChange={onChange} />}
      <TextEditor
        id={at('html')}
        label="내용"
        kind="article"
        initialHtml={block.html}
        error={problems.get(at('html'))}
        onChange={(html) => onChange({ ...block, html })}
      />
    </>
  );
}
