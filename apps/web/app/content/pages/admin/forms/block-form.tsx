import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { fieldId } from '../editor/field-ids.ts';
import { ActionForm } from './action-form.tsx';
import { ComparisonForm } from './comparison-form.tsx';
import { FactsForm } from './facts-form.tsx';
import { FigureForm } from './figure-form.tsx';
import { LinksForm } from './links-form.tsx';
import { OrganisationForm } from './organisation-form.tsx';
import { StepsForm } from './steps-form.tsx';
import { TextForm } from './text-form.tsx';
import { TimelineForm } from './timeline-form.tsx';
import { WordsField } from './words-field.tsx';

interface BlockFormProps {
  block: Block;
  onChange: (block: Block) => void;
}

function BlockFields({ block, onChange }: BlockFormProps) {
  const shared = { at: (path: string) => fieldId(block.id, path), onChange };
  switch (block.type) {
    case 'text':
    case 'callout':
      return <TextForm block={block} {...shared} />;
    case 'facts':
      return <FactsForm block={block} {...shared} />;
    case 'steps':
      return <StepsForm block={block} {...shared} />;
    case 'timeline':
      return <TimelineForm block={block} {...shared} />;
    case 'organisation':
      return <OrganisationForm block={block} {...shared} />;
    case 'comparison':
      return <ComparisonForm block={block} {...shared} />;
    case 'figure':
      return <FigureForm block={block} {...shared} />;
    case 'links':
      return <LinksForm block={block} {...shared} />;
    case 'action':
      return <ActionForm block={block} {...shared} />;
  }
}

/** Everything a block holds. What is typed is the page's at once; nothing has to be confirmed. */
export function BlockForm({ block, onChange }: BlockFormProps) {
  return (
    <Stack>
      <WordsField
        id={fieldId(block.id, 'heading')}
        label={block.type === 'action' ? '제목' : '제목 (없어도 됩니다)'}
        value={block.heading}
        max={80}
        onChange={(heading) => onChange({ ...block, heading })}
      />
      <BlockFields block={block} onChange={onChange} />
    </Stack>
  );
}
