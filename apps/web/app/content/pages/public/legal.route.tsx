import type { Route } from './+types/legal.route';
import { EarlierVersions } from './earlier-versions.tsx';
import { EditablePage } from './editable-page.tsx';
import { InformationPage } from './information-page.tsx';
import { loadPageWithVersions } from './load-page.ts';
import { pageHandle } from './page-handle.ts';

export const handle = pageHandle;
export const loader = (args: Route.LoaderArgs) => loadPageWithVersions(args);

/** The privacy policy and the terms: what they said before stays readable. */
export default function LegalPage({ loaderData: { page, versions } }: Route.ComponentProps) {
  return (
    <EditablePage page={page}>
      {(drawn) => (
        <InformationPage page={drawn}>
          <EarlierVersions path={`/${page.key}`} current={page.version} versions={versions} />
        </InformationPage>
      )}
    </EditablePage>
  );
}
