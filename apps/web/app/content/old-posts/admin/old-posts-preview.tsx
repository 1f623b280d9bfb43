import type { OldPostPreview } from '@kidney/contract/content/old-posts/old-posts.schema.ts';
import { useId } from 'react';
import { momentOf } from '../../../platform/moment-labels.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { boardChoices, countsInWords, formatWords, stateWords } from './old-post-labels.ts';
import type { OldPosts } from './use-old-posts.ts';

type Shown = OldPostPreview['posts'];

function Posts({ title, posts, isOpen = false }: { title: string; posts: Shown; isOpen?: boolean }) {
  if (posts.length === 0) return null;
  return (
    <details className="old-part" open={isOpen}>
      <summary>{title}</summary>
      <ul className="old-posts" aria-label={title}>
        {posts.map((post, at) => (
          <li key={at}>
            <b>{post.title || '제목 없음'}</b>
            <span>
              {post.at ? momentOf(post.at) : '쓴 날 모름'} · {post.group}{' '}
              <Tag icon={stateWords[post.state].icon} tone={post.state === 'new' ? 'ok' : 'plain'}>
                {stateWords[post.state].word}
              </Tag>
            </span>
            {post.problem !== '' && <span>{post.problem}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface OldPostsPreviewProps {
  oldPosts: OldPosts;
  preview: OldPostPreview;
  onEnd: () => void;
  onDone: () => void;
}

/** What the file would do, and where each of its groups goes. */
export function OldPostsPreview({ oldPosts, preview, onEnd, onDone }: OldPostsPreviewProps) {
  const id = useId();
  const { groups, posts, counts, notes, before, format } = preview;
  const { mutation, boardOf, choose } = oldPosts;
  const out = posts.filter(({ state }) => state === 'wrong' || state === 'double');
  const going = groups.some((group) => boardOf(group) !== '');

  async function bringIn() {
    if (!mutation.isBusy && (await oldPosts.bringIn(preview))) onDone();
  }

  return (
    <section aria-labelledby={`${id}-look`}>
      <Card>
        <Stack gap="small">
          <h2 id={`${id}-look`}>2. 미리 보기</h2>
          <p role="status">
            <b>
              {formatWords[format]}: {countsInWords(counts)}
            </b>
          </p>
          {before && (
            <StatusMessage kind="info">{momentOf(before.at)}에 이미 넣은 파일입니다. 다시 넣지 않습니다.</StatusMessage>
          )}
          {notes.length > 0 && (
            <ul aria-label="옮기지 않는 것">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <p>글쓴이 이름은 옮기지 않습니다.</p>
          <Posts title={`빠지는 글 ${counts.wrong + counts.double}개`} posts={out} isOpen />
          <Posts title={`들어가는 글 ${counts.new}개`} posts={posts.filter(({ state }) => state === 'new')} />
          <Posts title={`이미 있는 글 ${counts.same}개`} posts={posts.filter(({ state }) => state === 'same')} />
          {posts.length < counts.new + counts.same + counts.wrong + counts.double && (
            <p>처음 {posts.length}개만 보여 드립니다.</p>
          )}
          <h2>3. 게시판 고르고 넣기</h2>
          <div className="old-groups">
            {groups.map((group) => (
              <SelectField
                key={group.name}
                label={`${group.name} (${group.posts}개)`}
                options={boardChoices}
                value={boardOf(group)}
                onChange={(event) => choose(group.name, event.target.value)}
              />
            ))}
          </div>
          {counts.new > 0 && (
            <p>하루 안에는 모두 되돌릴 수 있습니다. 사진이 많으면 몇 분 걸립니다. 창을 닫지 마십시오.</p>
          )}
          {counts.new === 0 && <p>넣을 글이 없습니다. 다른 파일을 골라 주십시오.</p>}
          <Buttons>
            {counts.new > 0 && !before && (
              <Button aria-disabled={mutation.isBusy || !going} onClick={() => void (going && bringIn())}>
                {mutation.isBusy ? '넣고 있습니다…' : '고른 게시판에 넣기'}
              </Button>
            )}
            <Button kind="secondary" onClick={onEnd}>
              그만두기
            </Button>
          </Buttons>
        </Stack>
      </Card>
    </section>
  );
}
