import type { Tx } from '../../platform/database.ts';
import type { ContentDeps } from '../engine/index.ts';
import { drawLater } from './drawing/draw-job.ts';
import { unindexPages } from './issue-entries.ts';
import { keptPages } from './kept-files.ts';
import { newslettersRepository, type IssueRow } from './newsletters.repository.ts';
import { pagesRepository } from './pages.repository.ts';

/** Another PDF: what was drawn of the last one is forgotten. */
export async function beginDrawing(
  tx: Tx,
  { media, search }: Pick<ContentDeps, 'media' | 'search'>,
  row: IssueRow,
): Promise<IssueRow> {
  await unindexPages(tx, search, row.id);
  await media.release(tx, keptPages(row.id));
  await pagesRepository.removeAll(tx, row.id);
  await drawLater(tx, row);
  return newslettersRepository.setDrawing(tx, row.id, { drawing: 'waiting', drawingProblem: null, pageTotal: null });
}
