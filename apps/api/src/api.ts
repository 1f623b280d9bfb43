import type { FastifyInstance } from 'fastify';
import { featureOfCall } from '@kidney/contract/office/settings/features.paths.ts';
import { buildClients } from './clients/build-clients.ts';
import { buildContent } from './content/build-content.ts';
import { dataKeysOf } from './office/accounts/index.ts';
import { pictureOf, rememberFeatures } from './office/settings/index.ts';
import { buildOffice, type OfficeDeps } from './office/build-office.ts';
import { buildOperations } from './operations/build-operations.ts';
import { personalRecordsOf } from './personal-records.ts';
import { httpPlugin } from './platform/http-plugin.ts';
import { createLimits } from './platform/limits.ts';
import { noticedClock } from './platform/noticed-clock.ts';
import { createPipeline } from './platform/pipeline.ts';
import { createVault } from './platform/sealed-text/vault.ts';
import { buildTransport } from './transport/build-transport.ts';

export type ApiDeps = OfficeDeps;

/** The API as one thing: `plugin` for HTTP, `call` for the server's own loaders, both through the same pipeline. */
export function buildApi(given: ApiDeps) {
  const deps = { ...given, clock: noticedClock(given.clock) };
  const { config, database, keys, log } = deps;
  const limits = createLimits(database, keys.secret('limits'));
  const vault = createVault((of) => dataKeysOf(keys, of));
  const remembered = rememberFeatures(database, deps.clock);
  const office = buildOffice({ ...deps, openWork: () => clients.cases.openWork });
  const content = buildContent({
    ...deps,
    office,
    limits,
    siteFeatures: remembered,
    takesRegistrations: (id) => clients.takesRegistrations(id),
  });
  const { facts, facilities, media, search, views } = content;
  const transport = buildTransport({ ...deps, office, vault });
  const { serviceDays, riders } = transport;
  const clients = buildClients({
    ...deps,
    office,
    limits,
    vault,
    features: remembered,
    riders,
    clinics: facilities.all,
    closures: serviceDays.closuresAhead,
    facts: facts.byKeys,
    workingDayAfter: serviceDays.workingDayAfter,
    events: content.events.coming,
    privatePictures: media.privatePictures,
    records: personalRecordsOf({ ...deps, vault, content: { facilities, facts, serviceDays } }),
  });
  facts.addPlaces(clients.shownFacts);
  const operations = buildOperations({
    ...deps,
    office,
    content,
    clients,
    transport,
    features: remembered,
  });

  const districts = [office, clients, content, transport, operations];
  const endpoints = districts.flatMap(({ features }) => features).flatMap((feature) => feature.endpoints);
  const { confirm, identify } = office.accounts;
  const isThere = async (path: string) => {
    const name = featureOfCall(path);
    return name === undefined || remembered.has(name);
  };
  const pipeline = createPipeline({ endpoints, publicOrigin: config.PUBLIC_ORIGIN, confirm, isThere, log });
  return {
    endpoints,
    call: pipeline.call,
    identify,
    features: remembered,
    files: media.files,
    packPicture: (name: string, mark: string) => pictureOf(database.read, name, mark),
    pictureLink: clients.pictureLink,
    views,
    addresses: search.addresses,
    oldAddress: content.oldPosts.pathAt,
    queueMessage: office.notifications.queueMessage,
    personalTables: clients.rights.tables,
    housekeep: async () => {
      for (const tidyUp of districts.flatMap(({ housekeeping }) => housekeeping)) await tidyUp();
    },
    plugin: (app: FastifyInstance) => httpPlugin(app, { endpoints, pipeline, identify, confirm }),
  };
}

export type Api = ReturnType<typeof buildApi>;
