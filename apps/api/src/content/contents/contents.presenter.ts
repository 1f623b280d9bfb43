import { contentActs } from '@kidney/contract/content/contents/contents.paths.ts';
import type { Content } from '@kidney/contract/content/contents/contents.schema.ts';
import type { ContentRow, ContentSource } from './content-source.ts';

export type Names = ReadonlyMap<number, string>;

const nameOf = (id: number | null, names: Names) => names.get(id ?? 0) ?? null;

function removedOf({ removedAt, removedBy }: ContentRow, binDays: number, names: Names): Content['removed'] {
  if (!removedAt) return null;
  const keptUntil = new Date(removedAt.getTime() + binDays * 86_400_000);
  return { at: removedAt.toISOString(), by: nameOf(removedBy, names), keptUntil: keptUntil.toISOString() };
}

export type FoundTitle = Pick<Content, 'kind' | 'title' | 'state' | 'path'>;

/** What nobody can read yet leads to where it is written. */
export const presentTitle = (source: ContentSource, { id, title, state }: ContentRow): FoundTitle => ({
  kind: source.kind,
  title,
  state,
  path: state === 'public' ? source.pathOf(id) : source.editPathOf(id),
});

export function presentContent(source: ContentSource, row: ContentRow, names: Names): Content {
  const { id, title, state, version } = row;
  return {
    kind: source.kind,
    id,
    title,
    state,
    publicFrom: (state === 'scheduled' && row.publicFrom?.toISOString()) || null,
    author: nameOf(row.authorId, names),
    changedAt: row.changedAt.toISOString(),
    version,
    path: source.pathOf(id),
    editPath: source.editPathOf(id),
    removed: removedOf(row, source.binDays, names),
    acts: contentActs.filter((act) => source.acts[act]?.from.includes(state)),
  };
}
