import type { BrokenLink } from '@kidney/contract/links/links.schema.ts';
import type { BrokenLinkRow } from './links.repository.ts';

export const presentLink = (row: BrokenLinkRow): BrokenLink => ({
  place: row.place,
  key: row.placeKey,
  title: row.title,
  address: row.address,
  problem: row.problem,
  since: row.since.toISOString(),
});
