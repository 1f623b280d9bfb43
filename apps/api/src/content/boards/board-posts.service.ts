import { binDays, newContent } from '@kidney/contract/content/engine/content.paths.ts';
import type { Act } from '@kidney/contract/office/audit-log/acts.paths.ts';
import { pinnedMost, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import type { PostContent, PostSource, Publish } from '@kidney/contract/content/boards/boards.schema.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { descriptionOf } from '../../platform/rich-text.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { changeOf } from '../../office/audit-log/index.ts';
import { boardChange } from './board-change.ts';
import type { BoardsDeps } from './boards.deps.ts';
import { presentSource } from './boards.presenter.ts';
import type { PostDrafts } from './post-drafts.ts';
import { cleanContent, mediaOf, picturesIn } from './post-content.ts';
import { publication } from './publication.ts';
import { postsRepository, type PostValues, type StoredPost } from './posts.repository.ts';

export const postSubject = 'post';

function contentOf({ title, html, office, attachments, pinnedUntil }: PostContent): PostContent {
  return { title, html, office, attachments, pinnedUntil };
}

export function createBoardPosts(deps: BoardsDeps, drafts: PostDrafts) {
  const { database, clock, revisions, media, auditLog } = deps;
  const record = (tx: Tx, act: Act, board: Board, id: number) =>
    auditLog.record(tx, act, { kind: board, id: String(id) });
  const change = boardChange(deps);

  async function present(db: Tx | typeof database.read, row: StoredPost): Promise<PostSource> {
    return presentSource(row, clock.now(), await media.describe(db, row.attachments));
  }

  async function requireRoomForPin(tx: Tx, board: Board, values: PostValues, id: number, now: Date): Promise<void> {
    const today = seoulDate(now);
    if (!values.listed || !values.pinnedUntil || values.pinnedUntil < today) return;
    if ((await postsRepository.countPinned(tx, board, today, id)) < pinnedMost) return;
    const message = `위에 고정하는 글은 ${pinnedMost}개까지입니다. 다른 글의 고정을 먼저 푸십시오.`;
    throw new AppError('LIMIT_REACHED', { message, fields: [{ field: 'pinnedUntil', message }] });
  }

  async function find(tx: Tx, board: Board, id: number): Promise<StoredPost> {
    const row = await postsRepository.find(tx, board, id);
    if (!row) throw new AppError('NOT_FOUND', { message: '찾으시는 글이 없습니다.' });
    return row;
  }

  async function findForChange(tx: Tx, board: Board, id: number, seen: number | undefined): Promise<StoredPost> {
    const row = await find(tx, board, id);
    if (row.removedAt) throw new AppError('NOT_FOUND', { message: '휴지통에 있는 글입니다. 먼저 되살리십시오.' });
    if (seen !== undefined && row.version !== seen) {
      throw new AppError('STALE_VERSION', { current: await present(tx, row) });
    }
    return row;
  }

  const valuesOf = (content: PostContent, publish: Publish, before: StoredPost | null, now: Date): PostValues => ({
    ...content,
    ...publication(publish, before, now),
    description: descriptionOf(content.html),
    hasPicture: picturesIn(content.html).length > 0,
  });

  /** What every save brings with it, whoever made it. */
  async function accompany(tx: Tx, row: StoredPost, authorId: number | null): Promise<void> {
    const key = String(row.id);
    await media.keep(tx, { subject: postSubject, key }, mediaOf(row));
    await revisions.record(tx, {
      subject: postSubject,
      key,
      version: row.version,
      content: contentOf(row),
      authorId,
    });
  }

  async function insert(tx: Tx, board: Board, now: Date, content: PostContent, publish: Publish, by: number | null) {
    const values = valuesOf(content, publish, null, now);
    await requireRoomForPin(tx, board, values, 0, now);
    const row = await postsRepository.insert(tx, board, values, by, now);
    await accompany(tx, row, by);
    return row;
  }

  async function save(tx: Tx, before: StoredPost, content: PostContent, publish: Publish, by: number, now: Date) {
    const { board, id } = before;
    const values = valuesOf(content, publish, before, now);
    await requireRoomForPin(tx, board, values, id, now);
    const after = await postsRepository.update(tx, id, values, by, now);
    await accompany(tx, after, by);
    record(tx, changeOf(before.listed, after.listed), board, id);
    return after;
  }

  return {
    async source(board: Board, id: number): Promise<PostSource> {
      const row = await postsRepository.find(database.read, board, id);
      if (!row) throw new AppError('NOT_FOUND', { message: '찾으시는 글이 없습니다.' });
      return present(database.read, row);
    },

    async create(board: Board, given: PostContent, publish: Publish, accountId: number): Promise<PostSource> {
      const content = contentOf(cleanContent(given));
      return change(board, async (tx, now) => {
        const row = await insert(tx, board, now, content, publish, accountId);
        await drafts[board].removeIn(tx, newContent, accountId);
        record(tx, 'created', board, row.id);
        return { before: null, after: row, answer: (settled) => present(tx, settled) };
      });
    },

    async update(
      board: Board,
      id: number,
      given: PostContent,
      publish: Publish,
      seen: number | undefined,
      accountId: number,
    ): Promise<PostSource> {
      const content = contentOf(cleanContent(given));
      return change(board, async (tx, now) => {
        const before = await findForChange(tx, board, id, seen);
        const after = await save(tx, before, content, publish, accountId, now);
        await drafts[board].removeIn(tx, String(id), accountId);
        return { before, after, answer: (settled) => present(tx, settled) };
      });
    },

    /** Public from now on, or no longer; its words stay as they are, and so does what anybody is typing. */
    async setListed(board: Board, id: number, isListed: boolean, seen: number, accountId: number): Promise<void> {
      await change(board, async (tx, now) => {
        const before = await findForChange(tx, board, id, seen);
        const isPublic = before.listed && before.publishedAt !== null && before.publishedAt <= now;
        if (isListed && isPublic) throw new AppError('CONFLICT', { message: '이미 공개된 글입니다.' });
        if (!isListed && !before.listed) throw new AppError('CONFLICT', { message: '이미 비공개로 둔 글입니다.' });
        const publish: Publish = { state: isListed ? 'now' : 'kept' };
        const after = await save(tx, before, contentOf(before), publish, accountId, now);
        return { before, after, answer: () => null };
      });
    },

    /** Into the bin, where it stays for a while. */
    async remove(board: Board, id: number, seen: number | undefined, accountId: number): Promise<void> {
      await change(board, async (tx, now) => {
        const before = await findForChange(tx, board, id, seen);
        const after = await postsRepository.remove(tx, id, accountId, now);
        record(tx, 'removed', board, id);
        return { before, after, answer: () => null };
      });
    },

    async restore(board: Board, id: number): Promise<PostSource> {
      return change(board, async (tx, now) => {
        const before = await find(tx, board, id);
        const isGone = before.removedAt && now.getTime() - before.removedAt.getTime() > binDays * 86_400_000;
        if (isGone) throw new AppError('NOT_FOUND', { message: '휴지통에서도 지워진 글입니다.' });
        const after = before.removedAt ? await postsRepository.restore(tx, id, now) : before;
        if (before.removedAt) record(tx, 'restored', board, id);
        return { before, after, answer: (settled) => present(tx, settled) };
      });
    },

    /** Fills an empty board, oldest first, and leaves any other alone. Returns how many were added. */
    async seed(board: Board, rows: readonly (PostContent & { publishedAt: Date })[]): Promise<number> {
      if (!(await postsRepository.isEmpty(database.write, board))) return 0;
      for (const { publishedAt, ...given } of rows) {
        const content = contentOf(cleanContent(given));
        await change(board, async (tx) => {
          const after = await insert(tx, board, publishedAt, content, { state: 'now' }, null);
          return { before: null, after, answer: () => null };
        });
      }
      return rows.length;
    },
  };
}

export type BoardPosts = ReturnType<typeof createBoardPosts>;
