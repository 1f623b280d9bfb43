import type { IssueDraft, IssueSource } from '@kidney/contract/newsletters/newsletters.schema.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import type { PageHeadData } from '../../../platform/route-handle.ts';
import { MakingSure } from '../../../platform/session/making-sure.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { crumbs } from '../public/newsletter-address.ts';
import { writers } from '../public/staff-only.tsx';
import { IssueWriting } from './issue-writing.tsx';

export interface Loaded {
  issue?: IssueSource;
  kept: IssueDraft | null;
  today: string;
}

export const writingHead = (title: string): PageHeadData => ({ title, icon: 'edit', crumbs });

/** The page on which an issue is written, for those who may. */
export function WritingPage({ title, loaded }: { title: string; loaded: Loaded | null }) {
  return (
    <SignInRequired title={title} roles={writers}>
      <PageTitle name={title} />
      {loaded ? (
        <IssueWriting key={loaded.issue?.id} issue={loaded.issue} kept={loaded.kept} today={loaded.today} />
      ) : (
        <MakingSure />
      )}
    </SignInRequired>
  );
}
