import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import type { Route } from './+types/program-edit.route';
import { loadWriting } from './load-writing.ts';
import { ProgramWritingPage, writingHead } from './program-writing-page.tsx';
import { programHelp } from './writing.help.ts';

const title = '프로그램 고치기';

export const handle: StaffHandle = {
  help: <HelpBox {...programHelp} />,
  header: writingHead(title),
};

export async function loader({ context, params }: Route.LoaderArgs) {
  return { loaded: await loadWriting(context, Number(params.id)) };
}

export default function ProgramEditPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return <ProgramWritingPage title={title} loaded={loaded} />;
}
