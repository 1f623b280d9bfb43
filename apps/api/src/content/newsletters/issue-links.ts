import { hrefsIn } from '../../platform/rich-text.ts';
import type { Db } from '../../platform/database.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { batchesById, batchSize, type Linking, type LinkSource } from '../link-checks/index.ts';
import type { ContentDeps } from '../engine/index.ts';
import { newslettersRepository, type IssueRow } from './newsletters.repository.ts';

const prefix = '/community/newsletter';

const linkingOf = ({ id, title, summary, pdfId }: IssueRow): Linking => ({
  place: 'newsletter',
  key: String(id),
  title,
  path: `${prefix}/${id}`,
  hrefs: hrefsIn(summary),
  files: [pdfId],
});

export function createIssueLinks(
  { database, clock }: ContentDeps,
  existing: (db: Db, ids: readonly number[]) => Promise<number[]>,
): LinkSource {
  const { read } = database;
  return {
    async *batches() {
      const today = seoulDate(clock.now());
      const load = (after: number) => newslettersRepository.publicAfter(read, after, today, batchSize);
      for await (const rows of batchesById(load)) yield rows.map(linkingOf);
    },
    numbered: [{ prefix, existing: (ids) => existing(read, ids) }],
  };
}
