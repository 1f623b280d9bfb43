import type { Shelf } from '../contents/index.ts';
import { programs } from './programs.table.ts';

const { id, title, version, authorId, updatedAt } = programs;

/** Programs in the list of all contents. */
export const programShelf: Shelf = {
  kind: 'program',
  table: programs,
  columns: { id, title, version, authorId, updatedAt },
};
