import { programsMost } from '@kidney/contract/programs/programs.schema.ts';
import type { Database } from '../../platform/database.ts';
import type { LinkSource } from '../links/index.ts';
import { programsRepository } from './programs.repository.ts';

const prefix = '/daycare/programs';

/** A program's words are plain: only its pictures can be gone. What is there is public. */
export function createProgramLinks({ read }: Database): LinkSource {
  return {
    async *batches() {
      const rows = await programsRepository.list(read, programsMost);
      yield rows.map(({ id, title, pictures }) => ({
        place: 'program',
        key: String(id),
        title,
        path: `${prefix}/${id}`,
        hrefs: [],
        files: pictures.map((picture) => picture.id),
      }));
    },
    numbered: [],
  };
}
