import { newPost } from '@kidney/contract/boards/boards.paths.ts';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { boardOfRoute } from '../public/board-of-route.ts';
import { headBelow, type BoardHead } from '../public/board-looks.ts';
import type { Route } from './+types/create.route';
import { WritingPage } from './writing-page.tsx';

const title = '글쓰기';

export const handle: RouteHandle = {
  header: (loaded: BoardHead | undefined) => (loaded ? headBelow(loaded, title) : null),
};
export const loader = ({ pattern }: Route.LoaderArgs) => boardOfRoute(pattern);

export default function CreatePostPage({ loaderData }: Route.ComponentProps) {
  return <WritingPage {...loaderData} title={title} postKey={newPost} />;
}
