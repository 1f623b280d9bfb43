import type { Route } from './+types/association.route';
import { EditablePage } from './editable-page.tsx';
import { InformationPage } from './information-page.tsx';
import { loadPage } from './load-page.ts';
import { pageHandle } from './page-handle.ts';

export const handle = pageHandle;
export const loader = (args: Route.LoaderArgs) => loadPage(args);

export default function AssociationPage({ loaderData: { page } }: Route.ComponentProps) {
  return <EditablePage page={page}>{(drawn) => <InformationPage page={drawn} />}</EditablePage>;
}
