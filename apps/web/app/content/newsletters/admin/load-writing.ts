import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import type { IssueDraft, IssueSource } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import type { RouterContextProvider } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { dayInSeoul } from '../../../platform/korean-date.ts';
import { loadForWriters } from '../../../platform/editing/tools/load-for-writers.ts';

export interface Loaded {
  /** The one that is changed; undefined for a new one. */
  issue?: IssueSource;
  /** What this person typed earlier and did not save. */
  kept: IssueDraft | null;
  today: string;
}

export function loadWriting(context: Readonly<RouterContextProvider>, id: number | undefined): Promise<Loaded | null> {
  return loadForWriters(context, async (transport): Promise<Loaded> => {
    const today = dayInSeoul(new Date().toISOString());
    const { data: kept } = await call(transport, newslettersPaths.draft, { params: { key: id ?? newContent } });
    if (id === undefined) return { kept, today };
    const { data: issue } = await call(transport, newslettersPaths.source, { params: { id } });
    return { issue, kept, today };
  });
}
