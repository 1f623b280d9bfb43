import type { BlockOf } from '@kidney/contract/content/pages/blocks.schema.ts';
import { SelectField } from '../../../../ui/select-field/select-field.tsx';
import { newId } from '../block-kinds.ts';
import { useEditingContext } from '../editor/editing-context.ts';
import type { BlockFormProps } from './block-form-props.ts';
import { BlockItems } from './block-items.tsx';
import { WordsField } from './words-field.tsx';

type Units = BlockOf<'organisation'>['units'];

/** Who stood under a unit that is gone comes to the top, and can be put elsewhere. */
const withoutOrphans = (units: Units): Units =>
  units.map((unit) => (units.some(({ id }) => id === unit.under) ? unit : { ...unit, under: null }));

export function OrganisationForm({ block, at, onChange }: BlockFormProps<'organisation'>) {
  const { problems } = useEditingContext();
  const top = { value: '', label: '맨 위' };
  return (
    <BlockItems
      id={at('units')}
      noun="조직"
      items={block.units}
      most={40}
      blank={() => ({ id: newId(), under: block.units[0]?.id ?? null, title: '', note: '' })}
      onChange={(units) => onChange({ ...block, units: withoutOrphans(units) })}
    >
      {(unit, change, index) => (
        <>
          <WordsField
            id={at(`units.${index}.title`)}
            label="이름"
            value={unit.title}
            max={40}
            onChange={(title) => change({ ...unit, title })}
          />
          <WordsField
            id={at(`units.${index}.note`)}
            label="하는 일 (없어도 됩니다)"
            value={unit.note}
            max={120}
            onChange={(note) => change({ ...unit, note })}
          />
          <SelectField
            id={at(`units.${index}.under`)}
            label="어디에 속합니까?"
            value={unit.under ?? ''}
            error={problems.get(at(`units.${index}.under`))}
            options={[
              top,
              ...block.units
                .filter(({ id }) => id !== unit.id)
                .map(({ id, title }) => ({ value: id, label: title || '(이름 없음)' })),
            ]}
            onChange={(event) => change({ ...unit, under: event.target.value || null })}
          />
        </>
      )}
    </BlockItems>
  );
}
