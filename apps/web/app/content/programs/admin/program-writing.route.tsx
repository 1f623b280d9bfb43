import { ContentWritingPage, writingHandle } from '../../engine/content-writing.tsx';
import { loadWriting } from '../../engine/load-writing.ts';
import type { Route } from './+types/program-writing.route';
import { ProgramFields } from './program-fields.tsx';
import { programKind } from './program-kind.ts';

export const handle = writingHandle(programKind);

export async function loader({ context, params }: Route.LoaderArgs) {
  const loaded = await loadWriting(programKind, context, params.id);
  return { isNew: params.id === undefined, loaded };
}

export default function ProgramWritingPage({ loaderData }: Route.ComponentProps) {
  return <ContentWritingPage {...loaderData} kind={programKind} Fields={ProgramFields} />;
}
