import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import type { Route } from './+types/newsletter-create.route';
import { loadWriting } from './load-writing.ts';
import { IssueWritingPage, writingHead } from './issue-writing-page.tsx';
import { newsletterHelp } from './writing.help.ts';

const title = '소식지 올리기';

export const handle: StaffHandle = {
  help: <HelpBox {...newsletterHelp} />,
  header: writingHead(title),
};

export async function loader({ context }: Route.LoaderArgs) {
  return { loaded: await loadWriting(context, undefined) };
}

export default function NewsletterCreatePage({ loaderData: { loaded } }: Route.ComponentProps) {
  return <IssueWritingPage title={title} loaded={loaded} />;
}
