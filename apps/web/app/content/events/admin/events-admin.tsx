import { ContentListTools } from '../../engine/content-list-tools.tsx';
import { eventKind } from './event-kind.ts';

export default function EventsAdmin() {
  return <ContentListTools kind={eventKind} />;
}
