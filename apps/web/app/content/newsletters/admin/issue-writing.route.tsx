import { ContentWritingPage, writingHandle } from '../../engine/content-writing.tsx';
import { loadWriting } from '../../engine/load-writing.ts';
import type { Route } from './+types/issue-writing.route';
import { IssueFields } from './issue-fields.tsx';
import { issueKind } from './issue-kind.ts';

export const handle = writingHandle(issueKind);

export async function loader({ context, params }: Route.LoaderArgs) {
  const loaded = await loadWriting(issueKind, context, params.id);
  return { isNew: params.id === undefined, loaded };
}

export default function IssueWritingPage({ loaderData }: Route.ComponentProps) {
  return <ContentWritingPage {...loaderData} kind={issueKind} Fields={IssueFields} />;
}
