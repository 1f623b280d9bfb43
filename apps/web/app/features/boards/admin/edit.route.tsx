import { data } from 'react-router';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { boardOfRoute } from '../public/board-of-route.ts';
import { headBelow, type BoardHead } from '../public/board-looks.ts';
import type { Route } from './+types/edit.route';
import { WritingPage } from './writing-page.tsx';
import { changedPostHelp } from './writing.help.ts';

const title = '글 고치기';

export const handle: StaffHandle = {
  help: <HelpBox {...changedPostHelp} />,
  header: (loaded: BoardHead | undefined) => (loaded ? headBelow(loaded, title) : null),
};

export function loader({ pattern, params }: Route.LoaderArgs) {
  // oxlint-disable-next-line typescript/only-throw-error -- React Router takes the status from what is thrown
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw data(null, { status: 404 });
  return { ...boardOfRoute(pattern), id: Number(params.id) };
}

export default function EditPostPage({ loaderData: { id, ...board } }: Route.ComponentProps) {
  return <WritingPage {...board} title={title} postKey={id} />;
}
