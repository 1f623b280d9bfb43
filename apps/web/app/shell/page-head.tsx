import { useMatches } from 'react-router';
import type { RouteHandle } from '../platform/route-handle.ts';
import { useDisplay } from '../platform/use-display.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { Column } from '../ui/layout/layout.tsx';
import { PageHeader } from '../ui/page-header/page-header.tsx';

/** Draws the head that the page's route declares: a banner above the path to it, a plain title below. */
export function PageHead() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const isNight = useDisplay().contrast === 'high';
  if (!handle?.header) return null;
  const { crumbs, ...header } = handle.header;
  const path = <Breadcrumb crumbs={crumbs} current={header.title} />;
  if (header.banner) {
    return (
      <>
        <PageHeader {...header} isNight={isNight} />
        <Column>{path}</Column>
      </>
    );
  }
  return (
    <Column>
      {path}
      <PageHeader {...header} isNight={isNight} />
    </Column>
  );
}
