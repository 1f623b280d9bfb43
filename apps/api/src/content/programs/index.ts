import { contentLinks, createShortList, type ContentDeps } from '../engine/index.ts';
import { programDefinition } from './programs.definition.ts';

export function createPrograms(deps: ContentDeps) {
  const { editor, ...programs } = createShortList(programDefinition, deps);
  return { ...programs, links: contentLinks('program', programDefinition, editor, deps.database) };
}
