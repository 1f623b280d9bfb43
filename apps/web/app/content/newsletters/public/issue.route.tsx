import { lazy } from 'react';
import { PageMeta } from '../../../platform/page-meta.tsx';
import { usePageSlots } from '../../../platform/page-slots.ts';
import { PageTools } from '../../../platform/page-tools/page-tools.tsx';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { StaffOnly } from '../../../platform/session/staff-only.tsx';
import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Column, Split, Stack } from '../../../ui/layout/layout.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import type { Route } from './+types/issue.route';
import { IssuePicture, NoCover } from './issue-picture.tsx';
import { loadIssue, type LoadedIssue } from './load-newsletters.ts';
import { crumbs, newslettersPath, newslettersTitle, pagePath } from './newsletter-address.ts';
import { PageLinks } from './page-links.tsx';
import { PdfLink } from './pdf-link.tsx';
import styles from './newsletters.module.css';

const IssueTools = lazy(() => import('../admin/issue-tools.tsx'));

const headOf = (loaded: LoadedIssue | undefined) =>
  loaded ? ({ title: loaded.issue.title, icon: 'book', crumbs } as const) : null;

export const handle: RouteHandle = { header: headOf };
export const loader = ({ context, params }: Route.LoaderArgs) => loadIssue(context, Number(params.id));

export default function IssuePage({ loaderData: { issue, summary, source } }: Route.ComponentProps) {
  const { isMobile, sectionNav } = usePageSlots();
  const { id, title, name, day, date, cover, pdf, pageCount, description } = issue;
  return (
    <Column>
      <PageMeta
        title={title}
        description={description}
        picture={cover && { src: cover.shareUrl, alt: `${title} 표지` }}
        shareAs={{ path: newslettersPath, title: newslettersTitle }}
      />
      <Split aside={sectionNav}>
        <StaffOnly toDo="소식지를 올리거나 고치시려면">{source && <IssueTools key={id} source={source} />}</StaffOnly>
        <div className={styles.opening}>
          <div className={styles.cover}>
            {cover ? (
              <IssuePicture picture={cover} alt={`${title} 표지`} sizes="(width > 720px) 18rem, 14rem" />
            ) : (
              <NoCover name={name} />
            )}
          </div>
          <Stack>
            <p className={styles.fact}>
              {name} · <time dateTime={day}>{date}</time>
              {pageCount > 0 && ` · ${pageCount}쪽`}
            </p>
            <Buttons>
              {pageCount > 0 && (
                <ButtonLink to={pagePath(id, 1)}>
                  <Icon name="book" />
                  처음부터 읽기
                </ButtonLink>
              )}
              {pdf && <PdfLink title={title} pdf={pdf} />}
            </Buttons>
            <section aria-labelledby="summary" className={styles.part}>
              <h2 id="summary">이번 호에는</h2>
              <RichText html={summary} />
            </section>
          </Stack>
        </div>
        {pageCount > 0 && (
          <section aria-labelledby="pages" className={styles.part}>
            <h2 id="pages">쪽별로 읽기</h2>
            <PageLinks id={id} pageCount={pageCount} label="쪽" />
          </section>
        )}
        <PageTools title={title} isMobile={isMobile} />
        <Buttons>
          <ButtonLink kind="secondary" to={newslettersPath}>
            <Icon name="list" />
            모든 소식지 보기
          </ButtonLink>
        </Buttons>
      </Split>
    </Column>
  );
}
