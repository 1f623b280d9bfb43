import type { Event, EventDraft } from '@kidney/contract/content/events/events.schema.ts';
import { bannerOf } from '../../../art/banners.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import type { PageHeadData } from '../../../platform/route-handle.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { writers } from '../../../platform/editing/tools/writers.ts';
import { eventCrumbs } from '../public/event-address.ts';
import { EventWriting } from './event-writing.tsx';

export interface Loaded {
  event?: Event;
  kept: EventDraft | null;
  today: string;
}

export const writingHead = (title: string): PageHeadData => ({
  title,
  icon: 'edit',
  banner: bannerOf('community'),
  crumbs: eventCrumbs,
});

/** The page on which an event is written, for those who may. */
export function EventWritingPage({ title, loaded }: { title: string; loaded: Loaded | null }) {
  return (
    <SignInRequired title={title} roles={writers}>
      <PageTitle name={title} />
      {loaded ? (
        <EventWriting key={loaded.event?.id} event={loaded.event} kept={loaded.kept} today={loaded.today} />
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
