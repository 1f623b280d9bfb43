import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { boardOfRoute } from '../public/board-of-route.ts';
import type { BoardHead } from '../public/board-looks.ts';
import type { Route } from './+types/create.route';
import { writingHead, writingTitle } from './writing-head.ts';
import { PostWritingPage } from './post-writing-page.tsx';
import { newPostHelp } from './writing.help.ts';

export const handle: StaffHandle = {
  help: <HelpBox {...newPostHelp} />,
  header: (loaded: BoardHead | undefined) => (loaded ? writingHead(loaded, '글쓰기') : null),
};
export const loader = ({ pattern }: Route.LoaderArgs) => boardOfRoute(pattern);

export default function CreatePostPage({ loaderData }: Route.ComponentProps) {
  return <PostWritingPage {...loaderData} title={writingTitle(loaderData, '글쓰기')} postKey={newContent} />;
}
