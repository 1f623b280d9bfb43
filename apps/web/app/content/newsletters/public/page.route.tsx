import { lazy } from 'react';
import { PageMeta } from '../../../platform/page-meta.tsx';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { StaffOnly } from '../../../platform/session/staff-only.tsx';
import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Column, Stack } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/page.route';
import { IssuePicture } from './issue-picture.tsx';
import { loadPage, type LoadedPage } from './load-newsletters.ts';
import { crumbs, issuePath } from './newsletter-address.ts';
import { PageLinks } from './page-links.tsx';
import { PageTurns } from './page-turns.tsx';
import { PdfLink } from './pdf-link.tsx';
import styles from './newsletters.module.css';

const PageTextTools = lazy(() => import('../admin/page-text-tools.tsx'));

function headOf(loaded: LoadedPage | undefined) {
  if (!loaded) return null;
  const { id, title, page } = loaded.shown;
  return {
    title: `${title} ${page}쪽`,
    icon: 'book',
    crumbs: [...crumbs, { label: title, to: issuePath(id) }],
  } as const;
}

export const handle: RouteHandle = { header: headOf };
export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadPage(context, Number(params.id), Number(params.page));

export default function ReaderPage({ loaderData: { shown } }: Route.ComponentProps) {
  const { id, title, name, page, pageCount, picture, paragraphs, pdf } = shown;
  const hasText = paragraphs.length > 0;
  const alt = `${name} ${page}쪽 그림 크게 보기${hasText ? '. 글은 그림 다음에 있습니다.' : ''}`;
  return (
    <Column>
      <PageMeta
        title={`${title} ${page}쪽`}
        description={paragraphs[0]?.slice(0, 150) ?? `${title} ${page}쪽입니다.`}
        picture={picture && { src: picture.shareUrl, alt: `${title} ${page}쪽` }}
      />
      <Stack>
        <PageTurns id={id} page={page} pageCount={pageCount} label="쪽 넘기기" />
        <div className={styles.reader}>
          {picture ? (
            <a href={picture.src} className={styles.sheet}>
              <IssuePicture picture={picture} alt={alt} sizes="(width > 960px) 36rem, 100vw" />
            </a>
          ) : (
            <p>이 쪽의 그림을 보여 드릴 수 없습니다. PDF를 내려받아 주십시오.</p>
          )}
          <section aria-labelledby="words" className={styles.words}>
            <h2 id="words">{page}쪽의 글</h2>
            {hasText ? (
              // Paragraphs have no name but their place, and never move.
              paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>)
            ) : (
              <p>이 쪽에는 글이 없습니다.</p>
            )}
            <StaffOnly toDo="소식지를 올리거나 고치시려면">
              <PageTextTools key={`${id}/${page}`} shown={shown} />
            </StaffOnly>
          </section>
        </div>
        <PageTurns id={id} page={page} pageCount={pageCount} label="쪽 넘기기, 아래" />
        <details className={styles.choice}>
          <summary>
            다른 쪽 고르기
            <Icon name="chevronDown" />
          </summary>
          <PageLinks id={id} pageCount={pageCount} current={page} label="모든 쪽" />
        </details>
        <Buttons>
          <ButtonLink kind="secondary" to={issuePath(id)}>
            <Icon name="book" />
            {name} 처음 화면
          </ButtonLink>
          {pdf && <PdfLink title={title} pdf={pdf} />}
        </Buttons>
      </Stack>
    </Column>
  );
}
