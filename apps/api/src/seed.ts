import { boardNames } from '@kidney/contract/content/boards/boards.paths.ts';
import { dutyContentSchema } from '@kidney/contract/office/duties/duties.schema.ts';
import { facilityContentSchema } from '@kidney/contract/content/facilities/facilities.schema.ts';
import { issueContentSchema } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { programContentSchema } from '@kidney/contract/content/programs/programs.schema.ts';
import { samplePosts } from '../db/seeds/boards/index.ts';
import { eventContentSchema } from '@kidney/contract/content/events/events.schema.ts';
import { samplePackFolder } from '../db/seeds/sample-pack.ts';
import { startingDuties } from '../db/seeds/duties.ts';
import { sampleEvents } from '../db/seeds/events.ts';
import { sampleFacilities } from '../db/seeds/facilities.ts';
import { sampleFaq } from '../db/seeds/faq.ts';
import { readSample, sampleIssues } from '../db/seeds/newsletters/index.ts';
import { samplePrograms } from '../db/seeds/programs.ts';
import { sampleIdentity, startingSettings } from '../db/seeds/settings.ts';
import { sampleStaff } from '../db/seeds/staff.ts';
import { contentOf } from './content-of.ts';
import { createStaff } from './office/accounts/index.ts';
import { unrecorded } from './office/audit-log/index.ts';
import { createDuties } from './office/duties/index.ts';
import { createMedia } from './content/media/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { createLog } from './platform/log.ts';
import type { StoreConfig } from './platform/storage/open-store.ts';
import { readSitePack } from './site-pack/read-site-pack.ts';
import type { SitePack } from './site-pack/site-pack.schema.ts';
import { factsOf, pagesOf } from './site-pack/starting-content.ts';
import { withoutSamples } from './site-pack/without-samples.ts';

/** The association that samples speak of, with an address and accounts that are plainly made up. */
function readSamplePack(): SitePack {
  const pack = readSitePack(samplePackFolder);
  return { ...pack, identity: { ...pack.identity, ...sampleIdentity } };
}

const addSettings = (database: Database, { id, identity, vans, ...home }: SitePack) =>
  contentOf(database).settings.seed({ ...startingSettings, identity, vans: { vans } }, { pack: id, ...home });

/** What every page needs. Returns how many entries were missing. */
export const seedSettings = (database: Database) => addSettings(database, readSamplePack());

async function seedBoards(content: ReturnType<typeof contentOf>): Promise<number> {
  let added = 0;
  for (const board of boardNames) added += await content.boards.seed(board, samplePosts(board));
  return added;
}

async function addStartingContent(
  database: Database,
  pack: SitePack,
  pages: ReturnType<typeof pagesOf>,
): Promise<number> {
  const facts = factsOf(pack);
  const content = contentOf(database);
  const duties = createDuties({ database, clock: systemClock, auditLog: unrecorded });
  return (
    (await addSettings(database, pack)) +
    (await content.facts.seed(facts)) +
    (await content.pages.seed(pages)) +
    (await duties.seed(startingDuties.map((each) => dutyContentSchema.parse(each))))
  );
}

/** What every installation begins with, where it is missing: settings, facts, pages and yearly duties. Returns how many were added. */
export const initContent = (database: Database, pack: SitePack): Promise<number> =>
  addStartingContent(database, pack, pagesOf(pack).map(withoutSamples));

/** What shows a site in use, where it is missing: clinics, events, programs, questions, posts. Returns how many were added. */
async function seedSamples(database: Database): Promise<number> {
  const content = contentOf(database);
  return (
    (await content.facilities.seed(sampleFacilities.map((each) => facilityContentSchema.parse(each)))) +
    (await content.events.seed(sampleEvents().map((each) => eventContentSchema.parse(each)))) +
    (await content.programs.seed(samplePrograms.map((each) => programContentSchema.parse(each)))) +
    (await content.faq.seed(sampleFaq)) +
    (await seedBoards(content))
  );
}

/** Both, with the pages as they look once an office has written them. */
export async function seedContent(database: Database): Promise<number> {
  const pack = readSamplePack();
  return (await addStartingContent(database, pack, pagesOf(pack))) + (await seedSamples(database));
}

/** The sample issues with their PDFs, where there is none. The worker draws their pages. Returns how many were added. */
export function seedNewsletters(database: Database, config: StoreConfig): Promise<number> {
  const { workshop } = createMedia({
    config,
    database,
    clock: systemClock,
    log: createLog('silent'),
    auditLog: unrecorded,
  });
  return contentOf(database).newsletters.seed(async () => {
    const contents = [];
    for (const { fileName, ...issue } of sampleIssues) {
      const pdfId = await workshop.addPdf(readSample({ fileName, ...issue }), `${issue.title}.pdf`);
      contents.push(issueContentSchema.parse({ ...issue, pdfId }));
    }
    return contents;
  });
}

/** Sample people, where their names are free. Returns the usernames that were made, all with this password. */
export async function seedStaff(database: Database, password: string): Promise<string[]> {
  const staff = createStaff(database, unrecorded);
  const made: string[] = [];
  for (const person of sampleStaff) {
    if (await staff.exists(person.username)) continue;
    if (await staff.create({ ...person, roles: [...person.roles], password })) made.push(person.username);
  }
  return made;
}
