import { lazy, Suspense, useSyncExternalStore, type ComponentProps } from 'react';
import type { Part } from '../example.ts';

const TextEditor = lazy(async () => ({ default: (await import('./text-editor.tsx')).TextEditor }));

const never = () => () => {};

/** Like everywhere else, it is fetched once the page is there, and not drawn by the server. */
function Late(props: Omit<ComponentProps<typeof TextEditor>, 'onChange'>) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const waiting = <p>글 편집기를 불러오는 중입니다.</p>;
  if (!isInBrowser) return waiting;
  return (
    <Suspense fallback={waiting}>
      <TextEditor {...props} onChange={() => {}} />
    </Suspense>
  );
}

export const part: Part = {
  title: '글 편집기',
  use: '직원이 글을 적습니다. 스크립트가 있어야 쓸 수 있습니다.',
  examples: [
    {
      name: '긴 글을 적을 때',
      element: (
        <Late
          id="sample-article"
          label="본문"
          kind="article"
          initialHtml="<h3>집에서 지킬 일</h3><p>물을 마신 양을 <strong>날마다</strong> 적어 둡니다.</p>"
        />
      ),
    },
    {
      name: '게시판의 글을 적을 때',
      element: (
        <Late
          id="sample-post"
          label="게시판 본문"
          kind="post"
          initialHtml="<h2>운행 날짜</h2><table><tbody><tr><th><p>날짜</p></th><th><p>운행</p></th></tr><tr><td><p>12월 25일</p></td><td><p>쉽니다</p></td></tr></tbody></table>"
        />
      ),
    },
    {
      name: '빈칸이라 오류가 났을 때',
      element: <Late id="sample-blank" label="내용" initialHtml="" error="내용을 적어 주십시오." />,
    },
  ],
};
