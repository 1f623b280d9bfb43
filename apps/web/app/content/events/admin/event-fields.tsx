import { DraftField, DraftFields } from '../../../platform/editing/form/draft-fields.tsx';
import { TextEditor } from '../../../ui/text-editor/text-editor.tsx';
import type { WritingFieldsProps } from '../../engine/content-writing.tsx';
import type { EventDraft } from './event-draft.ts';
import { RepeatFields } from './repeat-fields.tsx';
import { TimeFields } from './time-fields.tsx';

export function EventFields({ form, edition, today }: WritingFieldsProps<EventDraft>) {
  const { id, fields, draft, wrong, onChange } = form;
  return (
    <>
      <DraftField {...form} name="title" />
      <TimeFields form={form} />
      <RepeatFields form={form} today={today} />
      <DraftFields form={form} names={['place', 'capacity', 'address', 'mapHref']} />
      <TextEditor
        key={edition}
        id={`${id}-html`}
        label={fields.html.label}
        kind="article"
        initialHtml={draft.html}
        error={wrong.get('html')}
        onChange={(html) => onChange((before) => ({ ...before, html }))}
      />
    </>
  );
}
