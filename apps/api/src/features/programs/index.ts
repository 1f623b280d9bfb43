import { programContents } from './program-contents.ts';
import { programDraftsEndpoints } from './program-drafts.routes.ts';
import { createProgramDrafts } from './program-drafts.service.ts';
import { createProgramLinks } from './program-links.ts';
import type { ProgramsDeps } from './programs.deps.ts';
import { programsEndpoints } from './programs.routes.ts';
import { createProgramsService } from './programs.service.ts';

export function createPrograms(deps: ProgramsDeps) {
  const typed = createProgramDrafts(deps);
  const service = createProgramsService(deps, typed);
  return {
    endpoints: [...programsEndpoints(service), ...programDraftsEndpoints(typed)],
    contents: programContents(deps),
    seed: service.seed,
    reindex: service.reindex,
    links: createProgramLinks(deps.database),
  };
}
