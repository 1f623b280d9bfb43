import { bannerOf } from '../../../art/banners.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import type { PageHeadData } from '../../../platform/route-handle.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { writers } from '../../../platform/editing/tools/writers.ts';
import { crumbs } from '../public/newsletter-address.ts';
import { IssueWriting } from './issue-writing.tsx';
import type { Loaded } from './load-writing.ts';

export const writingHead = (title: string): PageHeadData => ({
  title,
  icon: 'edit',
  banner: bannerOf('community'),
  crumbs,
});

/** The page on which an issue is written, for those who may. */
export function IssueWritingPage({ title, loaded }: { title: string; loaded: Loaded | null }) {
  return (
    <SignInRequired title={title} roles={writers}>
      <PageTitle name={title} />
      {loaded ? <IssueWriting key={loaded.issue?.id} {...loaded} /> : <ConfirmSession />}
    </SignInRequired>
  );
}
