import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import type { Route } from './+types/event-create.route';
import { loadWriting } from './load-writing.ts';
import { EventWritingPage, writingHead } from './event-writing-page.tsx';
import { eventHelp } from './writing.help.ts';

const title = '행사 올리기';

export const handle: StaffHandle = {
  help: <HelpBox {...eventHelp} />,
  header: writingHead(title),
};

export async function loader({ context }: Route.LoaderArgs) {
  return { loaded: await loadWriting(context, undefined) };
}

export default function EventCreatePage({ loaderData: { loaded } }: Route.ComponentProps) {
  return <EventWritingPage title={title} loaded={loaded} />;
}
