import { readFileSync } from 'node:fs';

const release = '/srv/kidney/current';
const contract = `${release}/packages/contract/src`;

interface Pack {
  identity: { name: string };
  features?: Record<string, boolean>;
}

/** What the installed release knows: its addresses, and which of them the association of this pack goes without. */
export async function addressesOf(site: string) {
  const { identity, features } = JSON.parse(readFileSync(`${release}/packs/${site}/site.json`, 'utf8')) as Pack;
  const { sitePages, siteFiles } = (await import(`${contract}/content/link-checks/site-addresses.paths.ts`)) as Record<
    'sitePages' | 'siteFiles',
    string[]
  >;
  const { isHiddenPage } = (await import(`${contract}/office/settings/features.paths.ts`)) as {
    isHiddenPage: (has: Record<string, boolean>, address: string) => boolean;
  };
  const has = { transport: true, daycare: true, ...features };
  return { identity, sitePages, siteFiles, isHidden: (address: string) => isHiddenPage(has, address) };
}
