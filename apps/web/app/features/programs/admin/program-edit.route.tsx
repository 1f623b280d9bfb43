import type { RouteHandle } from '../../../platform/route-handle.ts';
import type { Route } from './+types/program-edit.route';
import { loadWriting } from './load-writing.ts';
import { WritingPage, writingHead } from './writing-page.tsx';

const title = '프로그램 고치기';

export const handle: RouteHandle = { header: writingHead(title) };

export async function loader({ context, params }: Route.LoaderArgs) {
  return { loaded: await loadWriting(context, Number(params.id)) };
}

export default function ProgramEditPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return <WritingPage title={title} loaded={loaded} />;
}
