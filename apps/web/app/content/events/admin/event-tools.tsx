import { ContentStaff } from '../../engine/content-staff.tsx';
import type { ShownEvent } from '../public/event-view.ts';
import { eventKind } from './event-kind.ts';

export default function EventTools({ event }: { event: ShownEvent }) {
  return <ContentStaff kind={eventKind} shown={event} />;
}
