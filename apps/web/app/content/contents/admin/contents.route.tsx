import { contentsPaths } from '@kidney/contract/content/contents/contents.paths.ts';
import type { ContentFilter, ContentPage } from '@kidney/contract/content/contents/contents.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/contents.route';
import { filterParameters, hrefOf, readFilter } from './content-filter.ts';
import { ContentsAdmin } from './contents-admin.tsx';
import { contentsHelp } from './contents.help.ts';

const title = '모든 글';
const readers = ['editor', 'owner'];

export const handle: StaffHandle = {
  help: <HelpBox {...contentsHelp} />,
  query: filterParameters,
  header: {
    title,
    icon: 'edit',
    lead: '누리집에 올린 글이 한곳에 모여 있습니다. 마지막으로 고친 것이 맨 위에 있습니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

interface Loaded {
  filter: ContentFilter;
  page: ContentPage | null;
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<Loaded> {
  const filter = readFilter(new URL(request.url).searchParams);
  const page = await loadForStaff(
    context,
    async (transport) => (await call(transport, contentsPaths.list, { query: filter })).data,
  );
  return { filter, page };
}

export default function ContentsPage({ loaderData: { filter, page } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={readers}>
      <PageTitle name={title} />
      {page ? (
        <Column>
          {/* What was picked belongs to what is seen. */}
          <ContentsAdmin key={hrefOf(filter)} filter={filter} page={page} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
