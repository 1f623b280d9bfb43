import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { eventsPaths } from '@kidney/contract/content/events/events.paths.ts';
import type { Event, EventDraft as Kept } from '@kidney/contract/content/events/events.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { DraftGate } from '../../../platform/editing/drafts/draft-gate.tsx';
import { eventPath, eventsPath } from '../public/event-address.ts';
import { blankDraft, toDraft } from './event-draft.ts';
import { EventEditor } from './event-editor.tsx';

interface EventWritingProps {
  /** The one that is changed; undefined for a new one. */
  event: Event | undefined;
  /** What this person typed earlier and did not save. */
  kept: Kept | null;
  today: string;
}

export function EventWriting({ event, kept, today }: EventWritingProps) {
  return (
    <DraftGate
      fresh={event ? toDraft(event) : blankDraft}
      version={event?.version ?? 0}
      kept={kept && { ...kept, draft: toDraft(kept.content) }}
      subject="이 행사가"
      backTo={event ? eventPath(event.id) : eventsPath}
      dropKept={() => call(browserTransport, eventsPaths.dropDraft, { params: { key: event?.id ?? newContent } })}
    >
      {(beginning) => <EventEditor id={event?.id} today={today} beginning={beginning} />}
    </DraftGate>
  );
}
