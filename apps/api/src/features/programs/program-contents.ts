import type { ProgramsDeps } from './programs.deps.ts';
import { listContents, type ContentSource } from '../contents/index.ts';
import { mayWritePrograms } from './programs.policy.ts';
import { programShelf } from './program-contents.repository.ts';

/** Programs as the list of all contents knows them: always public, and without a bin. */
export function programContents({ database }: Pick<ProgramsDeps, 'database'>): ContentSource {
  return {
    kind: 'program',
    writers: mayWritePrograms,
    binDays: 0,
    list: (asked) => listContents(database.read, programShelf, asked),
    pathOf: (id) => `/daycare/programs/${id}`,
    editPathOf: (id) => `/daycare/programs/edit/${id}`,
    acts: {},
  };
}
