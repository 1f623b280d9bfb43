import { createContext, use } from 'react';
import { useLoaderData } from 'react-router';
import type { Drawing } from '../../../../art/figures.ts';

export type Drawings = Readonly<Record<string, Drawing>>;

/** Every drawing there is, for those who choose among them. */
export const AllDrawings = createContext<Drawings | null>(null);

/** The drawings a page may show. Its loader names them, so that a visitor does not download the list of all. */
export function useDrawings(): Drawings {
  const loaded = useLoaderData<{ drawings?: Drawings }>();
  return use(AllDrawings) ?? loaded.drawings ?? {};
}
