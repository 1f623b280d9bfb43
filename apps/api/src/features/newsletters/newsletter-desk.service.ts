import type { Act } from '@kidney/contract/audit-log/acts.paths.ts';
import { newIssue, newsletterBinDays } from '@kidney/contract/newsletters/newsletter-names.paths.ts';
import type { IssueContent, IssueSource } from '@kidney/contract/newsletters/newsletters.schema.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import { isUniqueViolation } from '../../platform/database-errors.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { changeOf } from '../audit-log/index.ts';
import { drawLater } from './drawing/draw-job.ts';
import { cleanContent } from './issue-content.ts';
import { draftOf } from './issue-drafts.service.ts';
import { indexIssue, indexPage, unindexPages } from './issue-entries.ts';
import { issueSubject } from './issue-versions.service.ts';
import type { NewslettersDeps } from './newsletters.deps.ts';
import { contentOf, presentDrawing, presentSource } from './newsletters.presenter.ts';
import { newslettersRepository, type IssueRow } from './newsletters.repository.ts';
import { createFilesOf, newslettersTag, noIssue, noPage, readPage } from './newsletters.service.ts';
import { pagesRepository } from './pages.repository.ts';
import { keptDraft, keptPages, keptPdf } from './kept-files.ts';

const listedMost = 100;
const batch = 50;

export function createNewsletterDesk(deps: NewslettersDeps) {
  const { database, clock, revisions, drafts, search, media, auditLog } = deps;
  const record = (tx: Tx, act: Act, id: number, details = {}) =>
    auditLog.record(tx, act, { kind: 'newsletter', id: String(id) }, { details });
  const today = () => seoulDate(clock.now());
  const inBinSince = () => new Date(clock.now().getTime() - newsletterBinDays * 86_400_000);
  const filesOf = createFilesOf(media);

  async function present(db: Db | Tx, row: IssueRow): Promise<IssueSource> {
    const files = await filesOf(db, [row]);
    return presentSource(row, files(row), await pagesRepository.drawn(db, row.id), today());
  }

  /** The issue as staff may change it; refuses where somebody else was first. */
  async function lockThere(tx: Tx, id: number, seen: number | undefined): Promise<IssueRow> {
    const row = await newslettersRepository.lock(tx, id);
    if (!row) throw noIssue();
    if (row.removedAt) throw new AppError('NOT_FOUND', { message: '휴지통에 있는 소식지입니다. 먼저 되살리십시오.' });
    if (seen !== undefined && seen !== row.version) {
      throw new AppError('STALE_VERSION', { current: await present(tx, row) });
    }
    return row;
  }

  async function findThere(id: number): Promise<IssueRow> {
    const row = await newslettersRepository.find(database.read, id);
    if (!row || row.removedAt) throw noIssue();
    return row;
  }

  async function keepPdf(tx: Tx, { id, pdfId }: IssueRow): Promise<void> {
    await media.keep(tx, keptPdf(id), [pdfId]);
    if ((await media.describe(tx, [pdfId])).get(pdfId)?.format === 'pdf') return;
    const message = 'PDF 파일을 올려 주십시오.';
    throw new AppError('INVALID_INPUT', { message, fields: [{ field: 'pdfId', message }] });
  }

  /** Another PDF: what was drawn of the last one is forgotten. */
  async function beginDrawing(tx: Tx, row: IssueRow): Promise<IssueRow> {
    await unindexPages(tx, search, row.id);
    await media.release(tx, keptPages(row.id));
    await pagesRepository.removeAll(tx, row.id);
    await drawLater(tx, row);
    return newslettersRepository.setDrawing(tx, row.id, { drawing: 'waiting', drawingProblem: null, pageTotal: null });
  }

  async function dropDraft(tx: Tx, key: string, accountId: number): Promise<void> {
    await drafts.removeIn(tx, draftOf(key, accountId));
    await media.release(tx, keptDraft(key, accountId));
  }

  async function saved(tx: Tx, row: IssueRow, accountId: number | null): Promise<IssueSource> {
    const key = String(row.id);
    await revisions.record(tx, {
      subject: issueSubject,
      key,
      version: row.version,
      content: contentOf(row),
      authorId: accountId,
    });
    await indexIssue(tx, search, row);
    await announceContentChange(tx, [newslettersTag]);
    return present(tx, row);
  }

  async function insert(tx: Tx, content: IssueContent, accountId: number | null): Promise<IssueSource> {
    const row = await newslettersRepository.insert(tx, content, accountId);
    await keepPdf(tx, row);
    return saved(tx, await beginDrawing(tx, row), accountId);
  }

  /** Runs the work; a number that another issue has is refused in words. */
  async function change<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await database.write.transaction(work);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const message = '같은 호수의 소식지가 이미 있습니다.';
      throw new AppError('CONFLICT', { message, fields: [{ field: 'number', message }] });
    }
  }

  return {
    source: async (id: number): Promise<IssueSource> => present(database.read, await findThere(id)),

    sourcePage: async (id: number, page: number) => readPage(database.read, media, await findThere(id), page),

    async drawing(id: number) {
      return presentDrawing(await findThere(id), await pagesRepository.drawn(database.read, id));
    },

    async drawAgain(id: number) {
      return database.write.transaction(async (tx) => {
        const row = await lockThere(tx, id, undefined);
        if (row.drawing !== 'failed') throw new AppError('CONFLICT', { message: '쪽 그림을 이미 만들고 있습니다.' });
        await drawLater(tx, row);
        record(tx, 'drawn-again', id);
        const waiting = await newslettersRepository.setDrawing(tx, id, { drawing: 'waiting', drawingProblem: null });
        return presentDrawing(waiting, await pagesRepository.drawn(tx, id));
      });
    },

    async create(given: IssueContent, accountId: number): Promise<IssueSource> {
      const content = cleanContent(given);
      return change(async (tx) => {
        const made = await insert(tx, content, accountId);
        await dropDraft(tx, newIssue, accountId);
        record(tx, 'created', made.id);
        return made;
      });
    },

    async update(id: number, given: IssueContent, seen: number | undefined, accountId: number): Promise<IssueSource> {
      const content = cleanContent(given);
      return change(async (tx) => {
        const before = await lockThere(tx, id, seen);
        const row = await newslettersRepository.update(tx, id, content, accountId);
        await keepPdf(tx, row);
        await dropDraft(tx, String(id), accountId);
        record(tx, changeOf(before.isListed, row.isListed), id);
        return saved(tx, before.pdfId === row.pdfId ? row : await beginDrawing(tx, row), accountId);
      });
    },

    /** Shown from its day on, or not at all; its words stay as they are, and so does what anybody is typing. */
    async setListed(id: number, isListed: boolean, seen: number, accountId: number): Promise<void> {
      await database.write.transaction(async (tx) => {
        const before = await lockThere(tx, id, seen);
        if (before.isListed === isListed) {
          const message = isListed ? '이미 공개한 소식지입니다.' : '이미 비공개로 둔 소식지입니다.';
          throw new AppError('CONFLICT', { message });
        }
        const row = await newslettersRepository.update(tx, id, { ...contentOf(before), isListed }, accountId);
        record(tx, changeOf(before.isListed, row.isListed), id);
        await saved(tx, row, accountId);
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
        record(tx, 'changed', id, { page: number });
        return readPage(tx, media, row, number);
      });
    },

    /** Into the bin, where it stays for a while. */
    async remove(id: number, seen: number | undefined, accountId: number): Promise<void> {
      await database.write.transaction(async (tx) => {
        await lockThere(tx, id, seen);
        const removed = { removedAt: clock.now(), removedBy: accountId };
        await indexIssue(tx, search, await newslettersRepository.setRemoved(tx, id, removed));
        await announceContentChange(tx, [newslettersTag]);
        record(tx, 'removed', id);
      });
    },

    async restore(id: number): Promise<IssueSource> {
      return change(async (tx) => {
        const before = await newslettersRepository.lock(tx, id);
        if (!before?.removedAt || before.removedAt <= inBinSince()) {
          throw new AppError('NOT_FOUND', { message: '휴지통에 없는 소식지입니다.' });
        }
        const row = await newslettersRepository.setRemoved(tx, id, { removedAt: null, removedBy: null });
        await indexIssue(tx, search, row);
        if (row.drawing === 'waiting' || row.drawing === 'drawing') await drawLater(tx, row);
        await announceContentChange(tx, [newslettersTag]);
        record(tx, 'restored', id);
        return present(tx, row);
      });
    },

    async bin() {
      const rows = await newslettersRepository.bin(database.read, inBinSince(), listedMost);
      return rows.map(({ id, number, title, removedAt }) => ({
        id,
        number,
        title,
        removedAt: (removedAt ?? clock.now()).toISOString(),
      }));
    },

    async unlisted() {
      const rows = await newslettersRepository.unlisted(database.read, today(), listedMost);
      return rows.map(({ id, number, title, publishedOn, isListed }) => ({ id, number, title, publishedOn, isListed }));
    },

    countUnlisted: (state: 'kept' | 'scheduled', most: number) =>
      newslettersRepository.countUnlisted(database.read, state, today(), most),

    /** Fills an empty list, and leaves any other alone. Returns how many were added. */
    async seed(make: () => Promise<IssueContent[]>): Promise<number> {
      if (!(await newslettersRepository.isEmpty(database.write))) return 0;
      const contents = (await make()).map(cleanContent);
      return database.write.transaction(async (tx) => {
        if (!(await newslettersRepository.isEmpty(tx))) return 0;
        for (const content of contents) await insert(tx, content, null);
        return contents.length;
      });
    },

    async reindex(): Promise<number> {
      let [put, after] = [0, 0];
      for (;;) {
        const rows = await database.write.transaction(async (tx) => {
          const some = await newslettersRepository.batch(tx, after, batch);
          for (const row of some) await indexIssue(tx, search, row);
          return some;
        });
        put += rows.length;
        after = rows.at(-1)?.id ?? after;
        if (rows.length < batch) return put;
      }
    },

    /** What the bin has kept long enough; its files go with it. */
    async sweep(): Promise<void> {
      const before = inBinSince();
      for (const { id } of await newslettersRepository.removedBefore(database.jobs, before, listedMost)) {
        await database.jobs.transaction(async (tx) => {
          if (!(await newslettersRepository.forget(tx, id, before))) return;
          await media.release(tx, keptPdf(id));
          await media.release(tx, keptPages(id));
        });
      }
    },
  };
}

export type NewsletterDesk = ReturnType<typeof createNewsletterDesk>;
