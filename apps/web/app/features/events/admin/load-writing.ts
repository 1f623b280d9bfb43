import { newEvent } from '@kidney/contract/events/event-names.paths.ts';
import { eventsPaths } from '@kidney/contract/events/events.paths.ts';
import type { RouterContextProvider } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { dayInSeoul } from '../../../platform/korean-date.ts';
import { loadForWriters } from '../../../platform/writing/load-for-writers.ts';
import type { Loaded } from './writing-page.tsx';

export function loadWriting(context: Readonly<RouterContextProvider>, id: number | undefined): Promise<Loaded | null> {
  return loadForWriters(context, async (transport): Promise<Loaded> => {
    const today = dayInSeoul(new Date().toISOString());
    const { data: kept } = await call(transport, eventsPaths.draft, { params: { key: id ?? newEvent } });
    if (id === undefined) return { kept, today };
    const { data: event } = await call(transport, eventsPaths.get, { params: { id } });
    return { event, kept, today };
  });
}
