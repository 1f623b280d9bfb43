import { readSitePack } from '@kidney/api/site-pack/read-site-pack.ts';
import { factsOf, pagesOf } from '@kidney/api/site-pack/starting-content.ts';
import { defineVerb } from './verb.ts';

export default defineVerb({
  operands: ['PACK'],
  about: 'what is wrong with the pack in this folder, all of it; touches nothing',
  run([folder = ''], { say }) {
    const pack = readSitePack(folder);
    const { identity, region, districts } = pack;
    const facts = new Set(factsOf(pack).map(({ key }) => key));
    const named = pagesOf(pack).flatMap(({ blocks }) => blocks.flatMap((block) => ('keys' in block ? block.keys : [])));
    const missing = [...new Set(named)].filter((key) => !facts.has(key));
    for (const key of missing) say(`No fact is called ${key}; pages that name it leave it out.`);
    say(`${identity.name}, ${region.fullName}, ${districts.length} districts: usable.`);
    return Promise.resolve();
  },
});
