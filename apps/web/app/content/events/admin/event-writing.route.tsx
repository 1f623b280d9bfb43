import { ContentWritingPage, writingHandle } from '../../engine/content-writing.tsx';
import { loadWriting } from '../../engine/load-writing.ts';
import type { Route } from './+types/event-writing.route';
import { EventFields } from './event-fields.tsx';
import { eventKind } from './event-kind.ts';

export const handle = writingHandle(eventKind);

export async function loader({ context, params }: Route.LoaderArgs) {
  const loaded = await loadWriting(eventKind, context, params.id);
  return { isNew: params.id === undefined, loaded };
}

export default function EventWritingPage({ loaderData }: Route.ComponentProps) {
  return <ContentWritingPage {...loaderData} kind={eventKind} Fields={EventFields} />;
}
