import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import type { Route } from './+types/newsletter-edit.route';
import { loadWriting } from './load-writing.ts';
import { IssueWritingPage, writingHead } from './issue-writing-page.tsx';
import { newsletterHelp } from './writing.help.ts';

const title = '소식지 고치기';

export const handle: StaffHandle = {
  help: <HelpBox {...newsletterHelp} />,
  header: writingHead(title),
};

export async function loader({ context, params }: Route.LoaderArgs) {
  return { loaded: await loadWriting(context, Number(params.id)) };
}

export default function NewsletterEditPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return <IssueWritingPage title={title} loaded={loaded} />;
}
