import { lazy } from 'react';
import { lighthouse } from '../../../art/pictures.ts';
import { useIdentity, useOrigin } from '../../../platform/identity.ts';
import { JsonLd } from '../../../platform/json-ld.tsx';
import { PageMeta } from '../../../platform/page-meta.tsx';
import { usePageSlots } from '../../../platform/page-slots.ts';
import { PageTools } from '../../../platform/page-tools/page-tools.tsx';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { useDisplay } from '../../../platform/use-display.ts';
import { StaffOnly } from '../../../platform/session/staff-only.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { CallCard } from '../../../ui/call-card/call-card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Column, Split, Stack } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import type { Route } from './+types/post.route';
import { headBelow } from './board-looks.ts';
import { loadPost, type LoadedPost } from './load-post.ts';
import { Neighbours } from './neighbours.tsx';
import { PostBody } from './post-body.tsx';
import { postData } from './post-data.ts';
import styles from './post.module.css';

const PostAdmin = lazy(() => import('../admin/post-admin.tsx'));

const headOf = (loaded: LoadedPost | undefined) => (loaded ? headBelow(loaded, loaded.post.title) : null);

export const handle: RouteHandle = { header: headOf };
export const loader = (args: Route.LoaderArgs) => loadPost(args);

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { board, name, path, post } = loaderData;
  const { isMobile, sectionNav } = usePageSlots();
  const { name: publisher, phone, hours } = useIdentity();
  const origin = useOrigin();
  const isNight = useDisplay().contrast === 'high';
  return (
    <Column>
      <PageMeta
        title={post.title}
        description={post.description || post.title}
        picture={post.picture}
        shareAs={{ path, title: name }}
      />
      <JsonLd data={postData(loaderData, { origin, publisher })} />
      <Split
        aside={
          <Stack>
            <CallCard
              title="전화로 물어보기"
              words="글을 읽기 어려우시면 전화해 주십시오. 천천히 알려 드립니다."
              phone={phone}
              hours={hours}
              art={lighthouse}
              isNight={isNight}
            />
            {sectionNav}
          </Stack>
        }
      >
        <StaffOnly toDo="글을 쓰거나 고치시려면">
          <PostAdmin key={post.id} board={board} path={path} post={post} />
        </StaffOnly>
        <p className={styles.facts}>
          {post.isPinned && <Tag>중요</Tag>}
          <span>
            {post.number}번 · <time dateTime={post.day}>{post.date}</time> · {post.office} · 조회 {post.views}
            {post.changed !== '' && ` · ${post.changed}에 고침`}
          </span>
        </p>
        <PostBody html={post.html} attachments={post.attachments} />
        <PageTools title={post.title} isMobile={isMobile} />
        <Neighbours path={path} previous={post.previous} next={post.next} />
        <div className={styles.back}>
          <ButtonLink to={path}>
            <Icon name="list" />
            목록으로
          </ButtonLink>
        </div>
      </Split>
    </Column>
  );
}
