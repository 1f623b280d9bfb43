import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import type { RouterContextProvider } from 'react-router';
import { call } from '../../platform/api-client.ts';
import { loadForWriters } from '../../platform/editing/tools/load-for-writers.ts';
import { dayInSeoul } from '../../platform/korean-date.ts';
import type { ContentKind } from './content-kind.ts';

export interface Loaded<Draft> {
  /** Undefined for a new one. */
  id: number | undefined;
  version: number;
  today: string;
  /** What is saved, or what a new one begins with. */
  fresh: Draft;
  /** What this person typed earlier and did not save. */
  kept: { draft: Draft; baseVersion: number; savedAt: string } | null;
}

/** Null where somebody has to sign in first. */
export function loadWriting<Draft extends object>(
  kind: ContentKind<Draft>,
  context: Readonly<RouterContextProvider>,
  given: string | undefined,
): Promise<Loaded<Draft> | null> {
  const id = given === undefined ? undefined : Number(given);
  return loadForWriters(context, async (transport): Promise<Loaded<Draft>> => {
    const today = dayInSeoul(new Date().toISOString());
    const { data: kept } = await call(transport, kind.paths.draft, { params: { key: id ?? newContent } });
    const saved = id === undefined ? undefined : (await call(transport, kind.paths.get, { params: { id } })).data;
    return {
      id,
      version: saved?.version ?? 0,
      today,
      fresh: saved ? await kind.toDraft(saved, transport) : kind.blank(today),
      kept: kept && {
        draft: await kind.toDraft({ ...kept, ...kept.content }, transport),
        baseVersion: kept.baseVersion,
        savedAt: kept.savedAt,
      },
    };
  });
}
