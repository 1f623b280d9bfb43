import { contentParamsSchema } from '@kidney/contract/content/engine/content.schema.ts';
import type { Route } from '@kidney/contract/shared/route.ts';
import type { AnyPgColumn } from '../../platform/drizzle.ts';
import type { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import type { ContentDeps } from './content.deps.ts';
import { createContent } from './create-content.ts';
import type { ContentDefinition, StoredContent } from './define-content.ts';

/** A kind of which there are so few that all are read on one page. What may be there and not public needs a way of reading of its own. */
export interface ShortListDefinition<Row extends StoredContent, Content, Shown, Draft> extends Omit<
  ContentDefinition<Row, Content, Shown, Draft>,
  'publication'
> {
  most: number;
  reading: {
    routes: { list: Route; get: Route };
    list: z.ZodType<Shown[], Shown[]>;
    /** By what they stand in order; by their id where that is the same. */
    order: readonly AnyPgColumn[];
  };
}

/** Everything that such a kind needs: what staff do with it, its list, and each of them by its id. */
export function createShortList<Row extends StoredContent, Content, Shown, Draft>(
  definition: ShortListDefinition<Row, Content, Shown, Draft>,
  deps: ContentDeps,
) {
  const { reading, most, kind, tag, schemas } = definition;
  const { read } = deps.database;
  const { endpoints, ...created } = createContent(definition, deps);
  const { editor } = created;
  const forAll = { access: 'public', cost: 'database', shows: [tag] } as const;
  return {
    ...created,
    endpoints: [
      endpoint({
        ...forAll,
        route: reading.routes.list,
        summary: `All content in its order: ${kind}`,
        output: reading.list,
        handle: async () => ({
          data: await editor.present(read, await editor.repository.list(read, reading.order, most)),
        }),
      }),
      endpoint({
        ...forAll,
        route: reading.routes.get,
        summary: `One of them: ${kind}`,
        params: contentParamsSchema,
        output: schemas.shown,
        handle: async ({ params }) => ({ data: await editor.get(Number(params.id)) }),
      }),
      ...endpoints,
    ],
  };
}
