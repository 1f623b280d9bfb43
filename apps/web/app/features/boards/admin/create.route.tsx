import { newPost } from '@kidney/contract/boards/boards.paths.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { boardOfRoute } from '../public/board-of-route.ts';
import { headBelow, type BoardHead } from '../public/board-looks.ts';
import type { Route } from './+types/create.route';
import { WritingPage } from './writing-page.tsx';
import { newPostHelp } from './writing.help.ts';

const title = '글쓰기';

export const handle: StaffHandle = {
  help: <HelpBox {...newPostHelp} />,
  header: (loaded: BoardHead | undefined) => (loaded ? headBelow(loaded, title) : null),
};
export const loader = ({ pattern }: Route.LoaderArgs) => boardOfRoute(pattern);

export default function CreatePostPage({ loaderData }: Route.ComponentProps) {
  return <WritingPage {...loaderData} title={title} postKey={newPost} />;
}
