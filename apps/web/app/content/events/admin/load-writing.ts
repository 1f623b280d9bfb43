import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { eventsPaths } from '@kidney/contract/content/events/events.paths.ts';
import type { RouterContextProvider } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { dayInSeoul } from '../../../platform/korean-date.ts';
import { loadForWriters } from '../../../platform/editing/tools/load-for-writers.ts';
import type { Loaded } from './event-writing-page.tsx';

export function loadWriting(context: Readonly<RouterContextProvider>, id: number | undefined): Promise<Loaded | null> {
  return loadForWriters(context, async (transport): Promise<Loaded> => {
    const today = dayInSeoul(new Date().toISOString());
    const { data: kept } = await call(transport, eventsPaths.draft, { params: { key: id ?? newContent } });
    if (id === undefined) return { kept, today };
    const { data: event } = await call(transport, eventsPaths.get, { params: { id } });
    return { event, kept, today };
  });
}
