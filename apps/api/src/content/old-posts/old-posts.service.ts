import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Board } from '@kidney/contract/content/boards/boards.paths.ts';
import { oldPostUndoHours } from '@kidney/contract/content/old-posts/old-post-names.paths.ts';
import {
  oldPostRecordsMost,
  type OldPostPreview,
  type OldPostRecord,
  type RunOldPosts,
} from '@kidney/contract/content/old-posts/old-posts.schema.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Upload } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import type { PastPost } from '../boards/index.ts';
import { bringFiles } from './bring-files.ts';
import { normalOldAddress } from './old-address.ts';
import type { OldPostsDeps } from './old-posts.deps.ts';
import { oldPostsRepository, type OldPostImport } from './old-posts.repository.ts';
import { boardsChosen, countsOf, groupsOf, planPosts, shownOf, tokenOf, type PlannedPost } from './plan-old-posts.ts';
import type { ReadExport, ReadPost } from './read/old-post.ts';
import { readExport } from './read/read-export.ts';
import { withSentFiles, type SentFiles } from './receive-files.ts';

interface Looked {
  hash: string;
  token: string;
  read: ReadExport;
  planned: PlannedPost[];
  groups: OldPostPreview['groups'];
  /** The archive in which the files lie. */
  archivePath: string;
}

const hour = 3_600_000;
/** Rows are made so many at once: whoever else is served in between does not wait. */
const madeAtOnce = 20;

type Going = Omit<PastPost, 'attachments'> & { post: ReadPost };

export function createOldPostsService(deps: OldPostsDeps) {
  const { database, clock, auditLog, files, batches } = deps;

  async function present(db: Db | Tx, rows: readonly OldPostImport[]): Promise<OldPostRecord[]> {
    const staff = rows.flatMap(({ byId, undoneBy }) => (undoneBy === null ? [byId] : [byId, undoneBy]));
    const names = await deps.names(db, [...new Set(staff)]);
    const now = clock.now().getTime();
    return rows.map(({ id, format, at, byId, counts, undoneAt, undoneBy, removed, kept }) => {
      const until = at.getTime() + oldPostUndoHours * hour;
      return {
        id,
        format,
        at: at.toISOString(),
        by: names.get(byId) ?? null,
        counts,
        undoUntil: undoneAt === null && until > now ? new Date(until).toISOString() : null,
        undone: undoneAt && {
          at: undoneAt.toISOString(),
          by: (undoneBy !== null && names.get(undoneBy)) || null,
          removed,
          kept,
        },
      };
    });
  }

  async function presentOne(db: Db | Tx, row: OldPostImport): Promise<OldPostRecord> {
    const [shown] = await present(db, [row]);
    if (!shown) throw new Error('an import that is there was not shown');
    return shown;
  }

  async function look({ main, beside }: SentFiles): Promise<Looked> {
    const { read, archive } = await readExport({
      exportPath: main.path,
      filesPath: beside?.path ?? null,
      now: clock.now(),
    });
    const readable = read.posts.filter(({ problem }) => problem === '');
    const here = await database.write.transaction((tx) =>
      batches.known(
        tx,
        readable.map(({ title, at }) => ({ title, at: at as Date })),
      ),
    );
    const isHere = new Set(readable.filter((_post, at) => here[at]));
    const planned = planPosts(read.posts, (post) => isHere.has(post));
    return {
      hash: main.digest,
      token: tokenOf([main.digest, beside?.digest ?? ''], planned),
      read,
      planned,
      groups: groupsOf(read.posts),
      archivePath: archive === 'files' ? (beside?.path ?? '') : main.path,
    };
  }

  async function show({ hash, token, read, planned, groups }: Looked): Promise<OldPostPreview> {
    const before = await oldPostsRepository.before(database.read, hash);
    return {
      hash,
      token,
      format: read.format,
      groups,
      posts: shownOf(planned),
      counts: countsOf(planned, read),
      notes: read.notes,
      before: before ? await presentOne(database.read, before) : null,
    };
  }

  function goingTo(boards: ReadonlyMap<string, Board | null>, planned: readonly PlannedPost[]): Going[] {
    return planned.flatMap(({ post, state }) => {
      const board = boards.get(post.group);
      const { title, html, at } = post;
      return state === 'new' && board && at ? [{ post, board, title, html, publishedAt: at }] : [];
    });
  }

  async function write(looked: Looked, going: readonly Going[], by: number) {
    const brought = await bringFiles(
      deps,
      looked,
      going.map(({ post }) => post),
      by,
    );
    try {
      const prepared: ReturnType<typeof batches.prepare>[] = [];
      for (const [at, { post, ...past }] of going.entries()) {
        prepared.push(batches.prepare({ ...past, ...brought.inPost(post) }));
        if (at % madeAtOnce === 0) await setImmediate();
      }
      return await database.write.transaction(async (tx) => {
        if (!(await oldPostsRepository.hold(tx))) throw new AppError('UNAVAILABLE', { retryAfter: 30 });
        const before = await oldPostsRepository.before(tx, looked.hash);
        if (before) throw new AppError('CONFLICT', { message: '이미 넣은 파일입니다. 다시 넣지 않았습니다.' });
        // Another file with some of the same posts may have come while the pictures were made.
        const here = await batches.known(
          tx,
          going.map(({ title, publishedAt }) => ({ title, at: publishedAt })),
        );
        if (here.includes(true))
          throw new AppError('CONFLICT', {
            message: '그 사이에 같은 글이 들어왔습니다. 다시 미리 보아 주십시오.',
          });
        const ids = await batches.addAll(tx, prepared, by);
        await oldPostsRepository.addAddresses(
          tx,
          going.flatMap(({ post }, at) => post.addresses.map((address) => ({ address, postId: ids[at] as number }))),
        );
        const counts = {
          ...countsOf(looked.planned, looked.read),
          new: ids.length,
          files: brought.ids.length,
          lost: looked.read.lost + brought.refused,
          addresses: await oldPostsRepository.addressesAmong(tx, ids),
        };
        const id = randomUUID();
        const values = { id, format: looked.read.format, hash: looked.hash, byId: by, at: clock.now(), counts };
        const row = await oldPostsRepository.insert(tx, values, ids);
        auditLog.record(tx, 'imported', { kind: 'old-posts', id }, { details: { posts: ids.length } });
        return presentOne(tx, row);
      });
    } catch (error) {
      await files.removeAll(brought.ids);
      throw error;
    }
  }

  return {
    presentOne,

    list: async (): Promise<OldPostRecord[]> =>
      present(database.read, await oldPostsRepository.list(database.read, oldPostRecordsMost)),

    preview: (open: () => Promise<Upload>): Promise<OldPostPreview> =>
      withSentFiles(files, open, async (sent) => show(await look(sent))),

    /** Only what the preview showed, and a file once. */
    run: (open: () => Promise<Upload>, { hash, token, boards }: RunOldPosts, by: number) =>
      withSentFiles(files, open, async (sent): Promise<{ record: OldPostRecord; isAgain: boolean }> => {
        if (sent.main.digest !== hash)
          throw new AppError('INVALID_INPUT', { message: '미리 보신 파일이 아닙니다. 파일을 다시 골라 주십시오.' });
        const before = await oldPostsRepository.before(database.read, hash);
        if (before) return { record: await presentOne(database.read, before), isAgain: true };
        const looked = await look(sent);
        const chosen = boardsChosen(boards, looked.groups);
        if (looked.token !== token || !chosen) {
          const message = '미리 보신 뒤에 달라진 것이 있습니다. 다시 확인해 주십시오. 고르신 것은 그대로입니다.';
          throw new AppError('STALE_VERSION', { message, current: await show(looked) });
        }
        const going = goingTo(chosen, looked.planned);
        if (going.length === 0)
          throw new AppError('INVALID_INPUT', { message: '넣을 글이 없습니다. 게시판을 골라 주십시오.' });
        return { record: await write(looked, going, by), isAgain: false };
      }),

    /** Where the post that stood at an old address stands now. */
    async pathAt(given: string): Promise<string | null> {
      const address = normalOldAddress(given);
      const id = address === null ? undefined : await oldPostsRepository.postAt(database.read, address);
      return id === undefined ? null : batches.pathOf(database.read, id);
    },
  };
}

export type OldPostsService = ReturnType<typeof createOldPostsService>;
