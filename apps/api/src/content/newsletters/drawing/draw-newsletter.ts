import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announceContentChange } from '../../../platform/content-changes.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import type { JobCall } from '../../../platform/jobs/jobs.ts';
import type { MediaWorkshop } from '../../media/index.ts';
import type { ContentDeps } from '../../engine/index.ts';
import { indexIssue } from '../issue-entries.ts';
import { keptPages } from '../kept-files.ts';
import { newslettersRepository, type DrawingValues, type IssueRow } from '../newsletters.repository.ts';
import { newslettersTag } from '../newsletters.definition.ts';
import { pagesRepository } from '../pages.repository.ts';
import { drawLater, type DrawPayload } from './draw-job.ts';
import { PdfProblem, type PdfTools } from './pdf-tools.ts';

export interface DrawingDeps {
  database: Database;
  media: MediaWorkshop;
  search: ContentDeps['search'];
  tools: PdfTools;
}

/** Draws the pages of an issue's PDF, one after the other; what was drawn before a crash stays and is not drawn again. */
export function createDrawing({ database, media, search, tools }: DrawingDeps) {
  const db = database.jobs;

  /** Does something to the issue, unless it has gone or got another PDF meanwhile. */
  async function whileSame<T>(of: DrawPayload, work: (tx: Tx, row: IssueRow) => Promise<T>): Promise<T | undefined> {
    return db.transaction(async (tx) => {
      const row = await newslettersRepository.lock(tx, of.id);
      return !row || row.removedAt || row.pdfId !== of.pdfId ? undefined : work(tx, row);
    });
  }

  const mark = (of: DrawPayload, values: DrawingValues) =>
    whileSame(of, (tx) => newslettersRepository.setDrawing(tx, of.id, values));

  async function drawOne(of: DrawPayload, page: number, file: string, folder: string): Promise<void> {
    const text = await tools.textOf(file, page);
    const picture = await tools.drawPage(file, page, folder);
    const mediaId = await media.addPicture(picture, `${page}쪽.png`);
    await rm(picture);
    await whileSame(of, async (tx) => {
      await media.keep(tx, keptPages(of.id), [mediaId]);
      await pagesRepository.insert(tx, { newsletterId: of.id, page, mediaId, text });
      // The first one is the cover, which the list shows.
      if (page === 1) await announceContentChange(tx, [newslettersTag]);
    });
  }

  async function finish(of: DrawPayload): Promise<void> {
    await whileSame(of, async (tx) => {
      const row = await newslettersRepository.setDrawing(tx, of.id, { drawing: 'done', drawingProblem: null });
      await indexIssue(tx, search, row);
      await announceContentChange(tx, [newslettersTag]);
    });
  }

  async function drawAll(of: DrawPayload, folder: string, signal: AbortSignal): Promise<void> {
    const file = join(folder, 'issue.pdf');
    if (!(await media.copyDocument(of.pdfId, file))) throw new PdfProblem('broken');
    const total = await tools.countPages(file);
    if (!(await mark(of, { drawing: 'drawing', drawingProblem: null, pageTotal: total }))) return;
    const drawn = new Set((await pagesRepository.all(db, of.id)).map(({ page }) => page));
    for (let page = 1; page <= total; page += 1) {
      if (drawn.has(page)) continue;
      if (signal.aborted) {
        await whileSame(of, drawLater);
        return;
      }
      await drawOne(of, page, file, folder);
    }
    await finish(of);
  }

  return {
    async draw(payload: unknown, { signal, isLastTry }: JobCall): Promise<void> {
      const of = payload as DrawPayload;
      const row = await newslettersRepository.find(db, of.id);
      if (row?.pdfId !== of.pdfId || row.drawing === 'done') return;
      const folder = await mkdtemp(join(tmpdir(), 'kidney-pages-'));
      try {
        if (!(await tools.isThere())) throw new PdfProblem('no-tools');
        await drawAll(of, folder, signal);
      } catch (error) {
        const problem = error instanceof PdfProblem ? error.problem : 'unknown';
        if (problem !== 'unknown' || isLastTry) await mark(of, { drawing: 'failed', drawingProblem: problem });
        if (problem === 'unknown') throw error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    /** Those that had to wait for Poppler to be installed. */
    async takeUp(): Promise<void> {
      if (!(await tools.isThere())) return;
      for (const { id } of await newslettersRepository.withoutTools(db)) {
        await db.transaction(async (tx) => {
          const row = await newslettersRepository.lock(tx, id);
          if (row?.drawingProblem !== 'no-tools') return;
          await newslettersRepository.setDrawing(tx, id, { drawing: 'waiting', drawingProblem: null });
          await drawLater(tx, row);
        });
      }
    },
  };
}
