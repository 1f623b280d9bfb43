import { programsPaths } from '@kidney/contract/programs/programs.paths.ts';
import {
  programDraftParamsSchema,
  programDraftSchema,
  saveProgramDraftSchema,
} from '@kidney/contract/programs/programs.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import type { ProgramDrafts } from './program-drafts.service.ts';
import { mayWritePrograms } from './programs.policy.ts';

const access = mayWritePrograms;
const params = programDraftParamsSchema;

export function programDraftsEndpoints(drafts: ProgramDrafts) {
  return [
    endpoint({
      route: programsPaths.draft,
      summary: 'What the caller has typed of a program and not saved',
      access,
      params,
      output: programDraftSchema.nullable(),
      handle: async ({ params: { key }, principal }) => ({ data: await drafts.find(key, principal.sub) }),
    }),
    endpoint({
      route: programsPaths.saveDraft,
      summary: 'Keep what the caller is typing of a program',
      access,
      params,
      body: saveProgramDraftSchema,
      output: programDraftSchema,
      handle: async ({ params: { key }, body, principal }) => ({ data: await drafts.save(key, principal.sub, body) }),
    }),
    endpoint({
      route: programsPaths.dropDraft,
      summary: 'Throw the draft of a program away',
      access,
      params,
      output: z.null(),
      handle: async ({ params: { key }, principal }) => {
        await drafts.remove(key, principal.sub);
        return { data: null };
      },
    }),
  ];
}
