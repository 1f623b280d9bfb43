import { readSitePack } from '@kidney/api/site-pack/read-site-pack.ts';
import { samplePackFolder } from '../apps/api/db/seeds/sample-pack.ts';
import { factsOf, pagesOf } from '@kidney/api/site-pack/starting-content.ts';

/** The pack that samples are made for. */
export { samplePackFolder };

const pack = readSitePack(samplePackFolder);

/** What a site with samples begins with, as the tests compare with it. */
export const sampleFacts = factsOf(pack);
export const samplePages = pagesOf(pack);
