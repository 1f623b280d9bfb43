import type { BlockOf } from '@kidney/contract/content/pages/blocks.schema.ts';
import { ChoiceGroup } from '../../../../ui/choice-group/choice-group.tsx';
import type { BlockFormProps } from './block-form-props.ts';

const tones: { value: BlockOf<'callout'>['tone']; label: string }[] = [
  { value: 'info', label: '알림' },
  { value: 'warn', label: '주의' },
  { value: 'danger', label: '위험' },
];

export function ToneField({ block, at, onChange }: BlockFormProps<'callout'>) {
  return (
    <ChoiceGroup
      id={at('tone')}
      type="radio"
      name={at('tone')}
      legend="얼마나 급한 말입니까?"
      options={tones}
      chosen={[block.tone]}
      onChange={([tone]) => onChange({ ...block, tone: tone as BlockOf<'callout'>['tone'] })}
    />
  );
}
