import { contentParamsSchema } from '@kidney/contract/content/engine/content.schema.ts';
import { programsPaths } from '@kidney/contract/content/programs/programs.paths.ts';
import { programListSchema, programSchema, type Program } from '@kidney/contract/content/programs/programs.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';

interface Reading {
  list(): Promise<Program[]>;
  get(id: number): Promise<Program>;
}

/** What visitors read. */
export function programsEndpoints({ list, get }: Reading, tag: string) {
  const shows = [tag];
  return [
    endpoint({
      route: programsPaths.list,
      summary: 'Programs of the daycare in their order',
      access: 'public',
      cost: 'database',
      output: programListSchema,
      shows,
      handle: async () => ({ data: await list() }),
    }),
    endpoint({
      route: programsPaths.get,
      summary: 'One program',
      access: 'public',
      cost: 'database',
      params: contentParamsSchema,
      output: programSchema,
      shows,
      handle: async ({ params }) => ({ data: await get(Number(params.id)) }),
    }),
  ];
}
