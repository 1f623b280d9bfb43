import { factsMost } from '@kidney/contract/content/facts/facts.schema.ts';
import type { Database } from '../../platform/database.ts';
import type { LinkSource } from '../link-checks/index.ts';
import { factsRepository } from './facts.repository.ts';

export function createFactLinks({ read }: Database): LinkSource {
  return {
    async *batches() {
      const rows = await factsRepository.list(read, factsMost);
      yield rows.map(({ key, label, sourceHref }) => ({
        place: 'fact',
        key,
        title: label,
        path: '/',
        hrefs: sourceHref === null ? [] : [sourceHref],
        files: [],
      }));
    },
    numbered: [],
  };
}
