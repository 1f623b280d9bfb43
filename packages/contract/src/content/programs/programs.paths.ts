import { route } from '../../shared/route.ts';
import { contentPaths } from '../engine/content.paths.ts';
import type { CreateProgram, Program, ProgramContent } from './programs.schema.ts';

export const programsPaths = {
  ...contentPaths<{ given: CreateProgram; content: ProgramContent; shown: Program; draft: ProgramContent }>('/program'),
  list: route<{ data: Program[] }>('GET', '/program'),
};
