import {
  contentParamsSchema,
  revisionParamsSchema,
  versionsSchema,
} from '@kidney/contract/content/engine/content.schema.ts';
import type { Route } from '@kidney/contract/shared/route.ts';
import type { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';

interface Versioned {
  kind: string;
  may: readonly [string, ...string[]];
  routes: Record<'versions' | 'revision', Route>;
  schemas: { revision: z.ZodType };
}

interface Versions {
  list(of: { id: string }): Promise<z.input<typeof versionsSchema>>;
  find(of: { id: string; version: string }): Promise<unknown>;
}

/** Who saved what when, and what it said. */
export function versionEndpoints({ kind, may: access, routes, schemas }: Versioned, { list, find }: Versions) {
  return [
    endpoint({
      route: routes.versions,
      summary: `Every saved state: ${kind}`,
      access,
      params: contentParamsSchema,
      output: versionsSchema,
      handle: async ({ params }) => ({ data: await list(params) }),
    }),
    endpoint({
      route: routes.revision,
      summary: `What one version said: ${kind}`,
      access,
      params: revisionParamsSchema,
      output: schemas.revision,
      handle: async ({ params }) => ({ data: await find(params) }),
    }),
  ];
}
