import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { programsPaths } from '@kidney/contract/content/programs/programs.paths.ts';
import type { Program, ProgramDraft } from '@kidney/contract/content/programs/programs.schema.ts';
import type { RouterContextProvider } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { loadForWriters } from '../../../platform/editing/tools/load-for-writers.ts';
import { findUploads } from './find-uploads.ts';

export interface Loaded {
  program?: Program;
  kept: ProgramDraft | null;
  /** What the office knows of the pictures of both. */
  uploads: Media[];
}

export function loadWriting(context: Readonly<RouterContextProvider>, id: number | undefined): Promise<Loaded | null> {
  return loadForWriters(context, async (transport): Promise<Loaded> => {
    const { data: kept } = await call(transport, programsPaths.draft, { params: { key: id ?? newContent } });
    const program = id === undefined ? undefined : (await call(transport, programsPaths.get, { params: { id } })).data;
    const pictures = [...(program?.pictures ?? []), ...(kept?.content.pictures ?? [])];
    return { ...(program && { program }), kept, uploads: await findUploads(transport, pictures) };
  });
}
