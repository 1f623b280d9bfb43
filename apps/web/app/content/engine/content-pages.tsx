import type { Route } from '@kidney/contract/shared/route.ts';
import type { ComponentType, ReactNode } from 'react';
import { Link, type RouterContextProvider } from 'react-router';
import { call } from '../../platform/api-client.ts';
import { PageMeta } from '../../platform/page-meta.tsx';
import { refuse } from '../../platform/refuse-page.ts';
import type { RouteHandle } from '../../platform/route-handle.ts';
import { createServerTransport } from '../../platform/server-transport.ts';
import { StaffOnly } from '../../platform/session/staff-only.tsx';
import { Unavailable } from '../../platform/unavailable.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Column, Stack } from '../../ui/layout/layout.tsx';
import { pathOf, type Shown } from './content-kind.ts';

// Two plain pages for a kind that has none of its own yet. A kind that outgrows them draws its own, as programs do.

interface Names {
  /** Where it is listed; each of them lies below. */
  place: string;
  title: string;
  /** With its particle: `바로가기를`. */
  object: string;
}

interface PageProps<Of> {
  names: Names;
  /** What staff do with it. Loaded by them alone. */
  Staff: ComponentType<{ shown?: Of }>;
}

export const crumbsTo = ({ place, title }: Names) => [
  { label: '홈', to: '/' },
  { label: title, to: place },
];

export const listHandle = ({ title }: Names): RouteHandle => ({ header: { title, icon: 'list' } });

export const oneHandle = (names: Names): RouteHandle => ({
  header: (loaded: { shown: Shown } | undefined) =>
    loaded ? { title: loaded.shown.title, icon: 'list', crumbs: crumbsTo(names) } : null,
});

export async function loadOne<Of>(
  context: Readonly<RouterContextProvider>,
  route: Route<{ params: { id: number }; data: Of }>,
  id: string,
): Promise<{ shown: Of }> {
  const { transport } = createServerTransport(context);
  return { shown: (await call(transport, route, { params: { id: Number(id) } }).catch(refuse)).data };
}

interface ContentListPageProps<Of> extends PageProps<Of> {
  /** Null where it could not be loaded. */
  listed: readonly Of[] | null;
}

export function ContentListPage<Of extends Shown>({ names, Staff, listed }: ContentListPageProps<Of>) {
  const { place, title, object } = names;
  return (
    <Column>
      <PageMeta title={title} description={`협회가 올린 ${object} 모았습니다.`} />
      <Stack>
        <StaffOnly toDo={`${object} 올리거나 고치시려면`}>
          <Staff />
        </StaffOnly>
        {!listed && <Unavailable what={object} path={place} />}
        {listed?.length === 0 && <p>아직 올린 것이 없습니다.</p>}
        {listed?.map((each) => (
          <Card key={each.id}>
            <h2>
              <Link to={pathOf(names, each.id)}>{each.title}</Link>
            </h2>
          </Card>
        ))}
      </Stack>
    </Column>
  );
}

interface ContentOnePageProps<Of> extends PageProps<Of> {
  shown: Of;
  children: ReactNode;
}

export function ContentOnePage<Of extends Shown>({ names, Staff, shown, children }: ContentOnePageProps<Of>) {
  const { place: path, title, object } = names;
  return (
    <Column>
      <PageMeta title={shown.title} description={`${title}: ${shown.title}`} shareAs={{ path, title }} />
      <Stack>
        <StaffOnly toDo={`${object} 고치시려면`}>
          <Staff shown={shown} />
        </StaffOnly>
        <Card>
          <Stack>{children}</Stack>
        </Card>
      </Stack>
    </Column>
  );
}
