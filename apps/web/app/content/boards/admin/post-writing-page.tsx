import { lazy, Suspense } from 'react';
import { PageTitle } from '../../../platform/page-title.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import { Column } from '../../../ui/layout/layout.tsx';
import type { BoardHead } from '../public/board-looks.ts';
import type { PostKey } from './post-calls.ts';

const PostEditor = lazy(() => import('./editor/post-editor.tsx'));

const writers = ['editor', 'owner'];

interface PostWritingPageProps extends BoardHead {
  title: string;
  postKey: PostKey;
}

/** Where a post is written. The editor needs script, and is fetched when somebody may write. */
export function PostWritingPage({ title, postKey, ...head }: PostWritingPageProps) {
  const isHydrated = useHydrated();
  return (
    <SignInRequired title={title} roles={writers}>
      <PageTitle name={title} />
      <Column>
        <noscript>
          <p>글을 쓰시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
        </noscript>
        {isHydrated && (
          <Suspense fallback={<p>글 편집기를 불러오는 중입니다.</p>}>
            <PostEditor key={`${head.board}-${postKey}`} head={head} postKey={postKey} />
          </Suspense>
        )}
      </Column>
    </SignInRequired>
  );
}
