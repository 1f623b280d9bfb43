import { ContentListTools } from '../../engine/content-list-tools.tsx';
import { HiddenIssues } from './hidden-issues.tsx';
import { issueKind } from './issue-kind.ts';

/** Above the issues for those who write them: also those that are not shown. */
export default function NewslettersAdmin() {
  return (
    <ContentListTools
      kind={issueKind}
      drawer={{ name: 'hidden', label: '숨긴 소식지', icon: 'file', content: <HiddenIssues /> }}
    />
  );
}
