import type { BrokenLink } from '@kidney/contract/content/link-checks/link-checks.schema.ts';
import type { BrokenLinkRow } from './link-checks.repository.ts';

export const presentLink = (row: BrokenLinkRow): BrokenLink => ({
  place: row.place,
  key: row.placeKey,
  title: row.title,
  address: row.address,
  problem: row.problem,
  since: row.since.toISOString(),
});
