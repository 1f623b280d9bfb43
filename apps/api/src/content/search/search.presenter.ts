import type { Hit } from '@kidney/contract/content/search/search.schema.ts';
import { excerptOf, markText } from './marked-text.ts';
import type { HitRow } from './search.repository.ts';
import type { Wanted } from './terms.ts';

export function presentHit(row: HitRow, wanted: readonly Wanted[]): Hit {
  return {
    path: row.path,
    section: row.section,
    title: markText(row.title, wanted),
    excerpt: excerptOf(row.body, wanted),
    at: row.at?.toISOString() ?? null,
  };
}
