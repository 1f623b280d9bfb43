import { programsMost } from '@kidney/contract/content/programs/programs.schema.ts';
import { contentLinks, createContent, type ContentDeps } from '../engine/index.ts';
import { programDefinition } from './programs.definition.ts';
import { programsRepository } from './programs.repository.ts';
import { programsEndpoints } from './programs.routes.ts';

export function createPrograms(deps: ContentDeps) {
  const { read } = deps.database;
  const { editor, endpoints, ...programs } = createContent(programDefinition, deps);
  const list = async () => editor.present(read, await programsRepository.list(read, programsMost));
  const reading = programsEndpoints({ list, get: editor.get }, programDefinition.tag);
  return {
    ...programs,
    endpoints: [...reading, ...endpoints],
    links: contentLinks('program', programDefinition, editor, deps.database),
  };
}
