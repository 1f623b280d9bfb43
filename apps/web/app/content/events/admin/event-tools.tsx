import { useMutation } from '../../../platform/use-mutation.ts';
import { ContentTools } from '../../engine/content-tools.tsx';
import type { ShownEvent } from '../public/event-view.ts';
import { eventKind } from './event-kind.ts';

export default function EventTools({ event }: { event: ShownEvent }) {
  const mutation = useMutation();
  return <ContentTools kind={eventKind} shown={event} mutation={mutation} />;
}
