import { Link, useMatches } from 'react-router';
import { JsonLd } from '../platform/json-ld.tsx';
import { useOrigin } from '../platform/identity.ts';
import type { PageHeadData, RouteHandle } from '../platform/route-handle.ts';
import { useDisplay } from '../platform/use-display.ts';
import { Breadcrumb, type Crumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { Column } from '../ui/layout/layout.tsx';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { useOffice } from './office/use-office.ts';
import { sectionOf } from './navigation/sections.ts';

const home: Crumb = { label: '홈', to: '/' };

function useHead() {
  const match = useMatches().at(-1);
  const { header = null, help } = (match?.handle ?? {}) as RouteHandle;
  const pathname = match?.pathname ?? '';
  const head: PageHeadData | null = typeof header === 'function' ? header(match?.loaderData as never) : header;
  return { pathname, head, help };
}

/** Draws the head that the page's route declares: a banner above the path to it, a plain title below. */
export function PageHead() {
  const { pathname, head, help } = useHead();
  const isNight = useDisplay().contrast === 'high';
  const origin = useOrigin();
  const isInside = useOffice() === 'inside';
  if (!head) return null;
  const { crumbs: ownCrumbs, ...header } = head;
  const section = sectionOf(pathname);
  const crumbs = ownCrumbs ?? (section ? [home, { label: section.label, to: `/sitemap#${section.key}` }] : [home]);
  const steps = [...crumbs.map(({ label, to }) => ({ name: label, to })), { name: header.title, to: pathname }];
  const path = (
    <>
      <Breadcrumb crumbs={crumbs} current={header.title} />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({ name, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            ...(to && { item: origin + to }),
          })),
        }}
      />
    </>
  );
  if (header.banner) {
    return (
      <>
        <PageHeader {...header} isNight={isNight} />
        <Column>
          {path}
          {help}
        </Column>
      </>
    );
  }
  // In the office the row says where one is; only what lies between is said here.
  const above = ownCrumbs?.[2];
  return (
    <Column>
      <div className={isInside ? 'office-head' : undefined}>
        {isInside ? above?.to && <Link to={above.to}>‹ {above.label}</Link> : path}
        <PageHeader {...header} isNight={isNight} />
        {help}
      </div>
    </Column>
  );
}
