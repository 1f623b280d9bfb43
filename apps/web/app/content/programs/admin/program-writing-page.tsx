import { bannerOf } from '../../../art/banners.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import type { PageHeadData } from '../../../platform/route-handle.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { writers } from '../../../platform/editing/tools/writers.ts';
import { programCrumbs } from '../public/programs-head.ts';
import type { Loaded } from './load-writing.ts';
import { ProgramWriting } from './program-writing.tsx';

export const writingHead = (title: string): PageHeadData => ({
  title,
  icon: 'edit',
  banner: bannerOf('day'),
  crumbs: programCrumbs,
});

/** The page on which a program is written, for those who may. */
export function ProgramWritingPage({ title, loaded }: { title: string; loaded: Loaded | null }) {
  return (
    <SignInRequired title={title} roles={writers}>
      <PageTitle name={title} />
      {loaded ? <ProgramWriting key={loaded.program?.id} {...loaded} /> : <ConfirmSession />}
    </SignInRequired>
  );
}
