import type { BlockFormProps } from './block-form-props.ts';
import { FigureChoice } from './figure-choice.tsx';
import { WordsField } from './words-field.tsx';

export function FigureForm({ block, at, onChange }: BlockFormProps<'figure'>) {
  return (
    <>
      <FigureChoice id={at('art')} chosen={block.art} onChange={(art) => onChange({ ...block, art })} />
      <WordsField
        id={at('alt')}
        label="그림을 못 보는 분께 읽어 드릴 말"
        hint="그림이 말하는 것을 글로 적어 주십시오. 꼭 있어야 합니다."
        isLong
        isCounted
        value={block.alt}
        max={300}
        onChange={(alt) => onChange({ ...block, alt })}
      />
      <WordsField
        id={at('caption')}
        label="그림 아래의 말 (없어도 됩니다)"
        isLong
        value={block.caption}
        max={200}
        onChange={(caption) => onChange({ ...block, caption })}
      />
    </>
  );
}
