import { PageMeta } from '../../../platform/page-meta.tsx';
import { PageTitle } from '../../../platform/page-title.tsx';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import type { Route } from './+types/program.route';
import { ProgramDialog } from './program-dialog.tsx';
import { programsHead, programsPath, programsTitle } from './programs-head.ts';
import { useProgramsSlots } from './programs-slots.ts';

export const handle: RouteHandle = { header: programsHead };

/** D-PR-03: the list, with one program over it. */
export default function ProgramPage({ params }: Route.ComponentProps) {
  const { programs, mayWrite } = useProgramsSlots();
  const at = programs.findIndex(({ id }) => String(id) === params.id);
  const program = programs[at];
  if (!program) {
    return (
      <div>
        <PageTitle name={programsTitle} />
        <p>이 프로그램은 지금 볼 수 없습니다.</p>
        <ButtonLink kind="secondary" to={programsPath}>
          모든 프로그램 보기
        </ButtonLink>
      </div>
    );
  }
  const { title, when, place } = program;
  return (
    <>
      <PageMeta
        title={title}
        description={`${title}: ${[when, place].filter(Boolean).join(', ')}`}
        shareAs={{ path: programsPath, title: programsTitle }}
      />
      <ProgramDialog programs={programs} at={at} program={program} mayWrite={mayWrite} />
    </>
  );
}
