import { programsPaths } from '@kidney/contract/programs/programs.paths.ts';
import {
  programContentSchema,
  programListSchema,
  programParamsSchema,
  programRevisionParamsSchema,
  programRevisionSchema,
  programSchema,
  programVersionListSchema,
  removeProgramQuerySchema,
  updateProgramSchema,
} from '@kidney/contract/programs/programs.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import { mayWritePrograms } from './programs.policy.ts';
import { programsTag, type ProgramsService } from './programs.service.ts';

export function programsEndpoints(service: ProgramsService) {
  return [
    endpoint({
      route: programsPaths.list,
      summary: 'Programs of the daycare in their order',
      access: 'public',
      output: programListSchema,
      shows: [programsTag],
      handle: async () => ({ data: await service.list() }),
    }),
    endpoint({
      route: programsPaths.get,
      summary: 'One program',
      access: 'public',
      params: programParamsSchema,
      output: programSchema,
      shows: [programsTag],
      handle: async ({ params }) => ({ data: await service.get(Number(params.id)) }),
    }),
    endpoint({
      route: programsPaths.create,
      summary: 'Add a program',
      access: mayWritePrograms,
      body: programContentSchema,
      output: programSchema,
      handle: async ({ body, principal }) => ({
        data: await service.create(body, principal.sub),
        message: '프로그램을 올렸습니다.',
      }),
    }),
    endpoint({
      route: programsPaths.update,
      summary: 'Change a program',
      access: mayWritePrograms,
      params: programParamsSchema,
      body: updateProgramSchema,
      output: programSchema,
      handle: async ({ params, body: { version, ...content }, principal }) => ({
        data: await service.update(Number(params.id), content, version, principal.sub),
        message: '프로그램을 고쳤습니다.',
      }),
    }),
    endpoint({
      route: programsPaths.remove,
      summary: 'Delete a program',
      access: mayWritePrograms,
      params: programParamsSchema,
      query: removeProgramQuerySchema,
      output: z.null(),
      handle: async ({ params, query }) => {
        await service.remove(Number(params.id), query.version === undefined ? undefined : Number(query.version));
        return { data: null, message: '프로그램을 삭제했습니다.' };
      },
    }),
    endpoint({
      route: programsPaths.versions,
      summary: 'Every saved state of a program',
      access: mayWritePrograms,
      params: programParamsSchema,
      output: programVersionListSchema,
      handle: async ({ params }) => ({ data: await service.versions(Number(params.id)) }),
    }),
    endpoint({
      route: programsPaths.revision,
      summary: 'What a program said in one version',
      access: mayWritePrograms,
      params: programRevisionParamsSchema,
      output: programRevisionSchema,
      handle: async ({ params }) => ({ data: await service.revision(Number(params.id), Number(params.version)) }),
    }),
  ];
}
