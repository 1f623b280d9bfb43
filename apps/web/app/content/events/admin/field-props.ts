import type { EventDraft } from './event-draft.ts';

/** What each group of the form's fields is given. */
export interface FieldProps {
  id: string;
  draft: EventDraft;
  wrong: ReadonlyMap<keyof EventDraft, string>;
  onChange: (change: Partial<EventDraft>) => void;
}
