import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import type { Route } from './+types/program-create.route';
import { loadWriting } from './load-writing.ts';
import { ProgramWritingPage, writingHead } from './program-writing-page.tsx';
import { programHelp } from './writing.help.ts';

const title = '프로그램 올리기';

export const handle: StaffHandle = {
  help: <HelpBox {...programHelp} />,
  header: writingHead(title),
};

export async function loader({ context }: Route.LoaderArgs) {
  return { loaded: await loadWriting(context, undefined) };
}

export default function ProgramCreatePage({ loaderData: { loaded } }: Route.ComponentProps) {
  return <ProgramWritingPage title={title} loaded={loaded} />;
}
