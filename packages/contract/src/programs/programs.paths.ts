import { route } from '../shared/route.ts';
import type { newProgram } from './program-names.paths.ts';
import type {
  CreateProgram,
  Program,
  ProgramDraft,
  ProgramRevision,
  ProgramVersion,
  RemoveProgramQuery,
  SaveProgramDraft,
  UpdateProgram,
} from './programs.schema.ts';

interface OfProgram {
  id: number;
}
interface OfDraft {
  /** The program's id, or `new`. */
  key: number | typeof newProgram;
}

export const programsPaths = {
  list: route<{ data: Program[] }>('GET', '/program'),
  get: route<{ params: OfProgram; data: Program }>('GET', '/program/:id'),
  create: route<{ body: CreateProgram; data: Program }>('POST', '/program'),
  update: route<{ params: OfProgram; body: UpdateProgram; data: Program }>('PUT', '/program/:id'),
  remove: route<{ params: OfProgram; query: RemoveProgramQuery; data: null }>('DELETE', '/program/:id'),
  versions: route<{ params: OfProgram; data: ProgramVersion[] }>('GET', '/program/:id/versions'),
  revision: route<{ params: OfProgram & { version: number }; data: ProgramRevision }>(
    'GET',
    '/program/:id/versions/:version',
  ),
  draft: route<{ params: OfDraft; data: ProgramDraft | null }>('GET', '/program/draft/:key'),
  saveDraft: route<{ params: OfDraft; body: SaveProgramDraft; data: ProgramDraft }>('PUT', '/program/draft/:key'),
  dropDraft: route<{ params: OfDraft; data: null }>('DELETE', '/program/draft/:key'),
};
