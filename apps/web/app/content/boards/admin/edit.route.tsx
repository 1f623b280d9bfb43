import { data } from 'react-router';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { boardOfRoute } from '../public/board-of-route.ts';
import type { BoardHead } from '../public/board-looks.ts';
import type { Route } from './+types/edit.route';
import { writingHead, writingTitle } from './writing-head.ts';
import { PostWritingPage } from './post-writing-page.tsx';
import { changedPostHelp } from './writing.help.ts';

export const handle: StaffHandle = {
  help: <HelpBox {...changedPostHelp} />,
  header: (loaded: BoardHead | undefined) => (loaded ? writingHead(loaded, '고치기') : null),
};

export function loader({ pattern, params }: Route.LoaderArgs) {
  // oxlint-disable-next-line typescript/only-throw-error -- React Router takes the status from what is thrown
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw data(null, { status: 404 });
  return { ...boardOfRoute(pattern), id: Number(params.id) };
}

export default function EditPostPage({ loaderData: { id, ...board } }: Route.ComponentProps) {
  return <PostWritingPage {...board} title={writingTitle(board, '고치기')} postKey={id} />;
}
