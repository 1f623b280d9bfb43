import type { FastifyInstance } from 'fastify';
import { createAccounts, type SigningKeys } from './features/accounts/index.ts';
import { createContent } from './content.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { httpDoor } from './platform/http-door.ts';
import type { Log } from './platform/log.ts';
import { createPipeline } from './platform/pipeline.ts';

export interface ApiDeps {
  config: Config;
  database: Database;
  keys: SigningKeys;
  clock: Clock;
  log: Log;
}

/** The API as one thing: `plugin` for HTTP, `call` for the server's own loaders, both through the same pipeline. */
export function buildApi(deps: ApiDeps) {
  const accounts = createAccounts(deps);
  const content = createContent(deps);

  const endpoints = [accounts, ...Object.values(content)].flatMap((feature) => feature.endpoints);
  const pipeline = createPipeline({
    endpoints,
    publicOrigin: deps.config.PUBLIC_ORIGIN,
    confirm: accounts.confirm,
    log: deps.log,
  });
  return {
    endpoints,
    call: pipeline.call,
    identify: accounts.identify,
    housekeep: accounts.housekeep,
    plugin: (app: FastifyInstance) => httpDoor(app, { endpoints, pipeline, identify: accounts.identify }),
  };
}

export type Api = ReturnType<typeof buildApi>;
