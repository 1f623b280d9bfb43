import type { Route } from './+types/love.route';
import { EditablePage } from './editable-page.tsx';
import { InformationPage } from './information-page.tsx';
import { loadPage } from './load-page.ts';
import { pageHandle } from './page-handle.ts';
import { SupportAccounts } from './support-accounts.tsx';

export const handle = pageHandle;
export const loader = (args: Route.LoaderArgs) => loadPage(args);

export default function LovePage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <EditablePage page={page}>
      {(drawn) => (
        <InformationPage page={drawn}>{drawn.key === 'love-sponsorship' && <SupportAccounts />}</InformationPage>
      )}
    </EditablePage>
  );
}
