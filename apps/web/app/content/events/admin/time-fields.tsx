import { DraftFields, type FormState } from '../../../platform/editing/form/draft-fields.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import type { EventDraft } from './event-draft.ts';

export function TimeFields({ form }: { form: FormState<EventDraft> }) {
  const { id, fields, draft, onChange } = form;
  return (
    <>
      <DraftFields form={form} names={['startsOn', 'endsOn']} />
      <ChoiceGroup
        id={`${id}-isAllDay`}
        type="checkbox"
        name={`${id}-isAllDay`}
        legend="시각"
        options={[{ value: 'all', label: fields.isAllDay.label }]}
        chosen={draft.isAllDay ? ['all'] : []}
        onChange={(chosen) => onChange((before) => ({ ...before, isAllDay: chosen.length > 0 }))}
      />
      {!draft.isAllDay && <DraftFields form={form} names={['startTime', 'endTime']} />}
    </>
  );
}
