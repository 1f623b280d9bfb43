import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { eventsPaths } from '@kidney/contract/content/events/events.paths.ts';
import type { Event } from '@kidney/contract/content/events/events.schema.ts';
import { useId, useMemo } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useWriting, type Beginning } from '../../../platform/editing/form/use-writing.ts';
import { WritingForm } from '../../../platform/editing/form/writing-form.tsx';
import { eventPath, eventsPath } from '../public/event-address.ts';
import { differencesOf, labels, missingIn, wrongFields } from './draft-fields.ts';
import { toContent, toDraft, toKept, type EventDraft } from './event-draft.ts';
import { EventFields } from './event-fields.tsx';

interface EventEditorProps {
  /** Undefined for a new event. */
  id: number | undefined;
  today: string;
  beginning: Beginning<EventDraft>;
}

export function EventEditor({ id: eventId, today, beginning }: EventEditorProps) {
  const id = useId();
  const key = eventId ?? newContent;
  const writing = useWriting<EventDraft, Event>(beginning, {
    keep: async (draft, version) => {
      const body = { content: toKept(draft, today), baseVersion: version };
      return (await call(browserTransport, eventsPaths.saveDraft, { params: { key }, body })).data;
    },
    dropKept: () => call(browserTransport, eventsPaths.dropDraft, { params: { key } }),
    send: (draft, version) =>
      eventId === undefined
        ? call(browserTransport, eventsPaths.create, { body: toContent(draft) })
        : call(browserTransport, eventsPaths.update, {
            params: { id: eventId },
            body: { ...toContent(draft), version },
          }),
    missingIn,
    toDraft,
    pathOf: eventPath,
    backTo: eventId === undefined ? eventsPath : eventPath(eventId),
  });
  const { draft, edition, problems, change } = writing;
  const wrong = useMemo(() => wrongFields(problems), [problems]);
  return (
    <WritingForm
      writing={writing}
      label={eventId === undefined ? '행사 올리기' : '행사 고치기'}
      subject="이 행사를"
      id={id}
      first="title"
      labels={labels}
      wrong={wrong}
      differencesOf={differencesOf}
    >
      <EventFields
        id={id}
        draft={draft}
        edition={edition}
        today={today}
        wrong={wrong}
        onChange={(typed) => change((before) => ({ ...before, ...typed }))}
      />
    </WritingForm>
  );
}
