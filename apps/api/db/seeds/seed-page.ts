import type { UpdatePage } from '@kidney/contract/content/pages/pages.schema.ts';

/** A page as this repository brings it: `slug` is its path without the leading slash. */
export interface SeedPage extends Omit<UpdatePage, 'version'> {
  slug: string;
}

export const keyOf = (page: SeedPage) => page.slug.replace('/', '-');
