import type {
  IssueContent,
  IssueDraftContent,
  IssueSource,
} from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import { AppError } from '../../platform/errors.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import type { ContentDeps, ContentEditor } from '../engine/index.ts';
import { drawLater } from './drawing/draw-job.ts';
import { indexPage } from './issue-entries.ts';
import { newslettersTag } from './newsletters.definition.ts';
import { presentDrawing } from './newsletters.presenter.ts';
import { newslettersRepository, type IssueRow } from './newsletters.repository.ts';
import { noIssue, noPage, readPage } from './newsletters.service.ts';
import { pagesRepository } from './pages.repository.ts';

const listedMost = 100;

type Editor = ContentEditor<IssueRow, IssueContent, IssueSource, IssueDraftContent>;

/** What staff do with an issue that no other kind of content knows: its pages, and what is not public. */
export function createNewsletterEditor(deps: ContentDeps, { get, lockThere }: Editor) {
  const { database, clock, search, media, auditLog } = deps;
  const subjectOf = (id: number) => ({ kind: 'newsletter', id: String(id) }) as const;
  const today = () => seoulDate(clock.now());

  async function findThere(id: number): Promise<IssueRow> {
    const row = await newslettersRepository.find(database.read, id);
    if (!row || row.removedAt) throw noIssue();
    return row;
  }

  return {
    source: get,

    sourcePage: async (id: number, page: number) => readPage(database.read, media, await findThere(id), page),

    async drawing(id: number) {
      return presentDrawing(await findThere(id), await pagesRepository.drawn(database.read, id));
    },

    async drawAgain(id: number) {
      return database.write.transaction(async (tx) => {
        const row = await lockThere(tx, id, undefined);
        if (row.drawing !== 'failed') throw new AppError('CONFLICT', { message: '쪽 그림을 이미 만들고 있습니다.' });
        await drawLater(tx, row);
        auditLog.record(tx, 'drawn-again', subjectOf(id));
        const waiting = await newslettersRepository.setDrawing(tx, id, { drawing: 'waiting', drawingProblem: null });
        return presentDrawing(waiting, await pagesRepository.drawn(tx, id));
      });
    },

    async changeText(id: number, number: number, text: string, seen: number | undefined) {
      return database.write.transaction(async (tx) => {
        const row = await lockThere(tx, id, undefined);
        const page = await pagesRepository.setText(tx, id, number, text, seen);
        if (!page) {
          if (await pagesRepository.find(tx, id, number)) {
            throw new AppError('STALE_VERSION', { current: await readPage(tx, media, row, number) });
          }
          throw noPage();
        }
        await indexPage(tx, search, row, page);
        await announceContentChange(tx, [newslettersTag]);
        auditLog.record(tx, 'changed', subjectOf(id), { details: { page: number } });
        return readPage(tx, media, row, number);
      });
    },

    async unlisted() {
      const rows = await newslettersRepository.unlisted(database.read, today(), listedMost);
      return rows.map(({ id, number, title, publishedOn, isListed }) => ({ id, number, title, publishedOn, isListed }));
    },

    countUnlisted: (state: 'kept' | 'scheduled', most: number) =>
      newslettersRepository.countUnlisted(database.read, state, today(), most),
  };
}

export type NewsletterEditor = ReturnType<typeof createNewsletterEditor>;
