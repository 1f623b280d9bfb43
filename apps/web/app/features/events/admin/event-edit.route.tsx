import type { RouteHandle } from '../../../platform/route-handle.ts';
import type { Route } from './+types/event-edit.route';
import { loadWriting } from './load-writing.ts';
import { WritingPage, writingHead } from './writing-page.tsx';

const title = '행사 고치기';

export const handle: RouteHandle = { header: writingHead(title) };

export async function loader({ context, params }: Route.LoaderArgs) {
  return { loaded: await loadWriting(context, Number(params.id)) };
}

export default function EventEditPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return <WritingPage title={title} loaded={loaded} />;
}
