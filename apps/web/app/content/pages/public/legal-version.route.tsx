import { dayInSeoul, formatDate } from '../../../platform/korean-date.ts';
import type { PageHeadData, RouteHandle } from '../../../platform/route-handle.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import type { Route } from './+types/legal-version.route';
import { InformationPage } from './information-page.tsx';
import { loadVersion } from './load-page.ts';

type Loaded = Route.ComponentProps['loaderData'];

const nameOf = ({ revision: { version, content } }: Loaded) => `${content.title} ${version}판`;

function headOf(loaded: Loaded | undefined): PageHeadData | null {
  if (!loaded) return null;
  const { key, revision, header } = loaded;
  const crumbs = [
    { label: '홈', to: '/' },
    { label: revision.content.title, to: `/${key}` },
  ];
  return { title: nameOf(loaded), crumbs, ...header };
}

export const handle: RouteHandle = { header: headOf };
export const loader = (args: Route.LoaderArgs) => loadVersion(args);

export default function LegalVersionPage({ loaderData }: Route.ComponentProps) {
  const { key, revision } = loaderData;
  const { content, facts, savedAt } = revision;
  return (
    <InformationPage
      page={{ ...content, facts, title: nameOf(loaderData) }}
      note={
        <Callout tone="warn" title="이전에 쓰던 글입니다">
          <p>{formatDate(dayInSeoul(savedAt))}에 올린 글입니다. 지금 지키는 글은 다를 수 있습니다.</p>
          <ButtonLink to={`/${key}`} kind="secondary">
            지금 글 보기
          </ButtonLink>
        </Callout>
      }
    />
  );
}
