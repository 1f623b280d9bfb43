import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { binMost } from '@kidney/contract/content/engine/content.schema.ts';
import type { Act } from '@kidney/contract/office/audit-log/acts.paths.ts';
import { getTableName } from '../../platform/drizzle.ts';
import { announceAddition, announceContentChange } from '../../platform/content-changes.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { changeOf } from '../../office/audit-log/index.ts';
import { AppError } from '../../platform/errors.ts';
import { createContentDrafts } from './content-drafts.service.ts';
import type { ContentDeps } from './content.deps.ts';
import { createContentRepository } from './content.repository.ts';
import type { ContentDefinition, StoredContent, Uploads } from './define-content.ts';
import { refuseMissing } from './refuse-missing.ts';

const batch = 200;
const noUploads: Uploads = new Map();

/** What happens to content of every kind, from its first word to the end of the bin. */
export function createContentEditor<Row extends StoredContent, Content, Shown, Draft>(
  definition: ContentDefinition<Row, Content, Shown, Draft>,
  deps: ContentDeps,
) {
  const { kind, tag, words, messages, files, contentOf, most, publication, on } = definition;
  const { database, clock, revisions, search, media, auditLog } = deps;
  // The database forgets versions by this name (forget_revisions): under another they would stay for ever.
  if (getTableName(definition.table) !== `${kind.replaceAll('-', '_')}s`)
    throw new Error(`${kind} is not called after its table`);
  const repository = createContentRepository<Row>(definition.table, publication?.column);
  const drafts = createContentDrafts(
    {
      subject: kind,
      draft: definition.draft,
      files,
      async requireThere(key) {
        if (key !== newContent) refuseMissing(words, await repository.find(database.write, Number(key)));
      },
    },
    deps,
  );

  const record = (tx: Tx, act: Act, id: number) => auditLog.record(tx, act, { kind, id: String(id) });
  const keptAs = (id: number) => ({ subject: kind, key: String(id) });
  const inBinSince = () => new Date(clock.now().getTime() - definition.binDays * 86_400_000);
  const valuesOf = (content: Content) => ({ ...content, ...definition.derived?.(content) });

  async function present(db: Db | Tx, rows: readonly Row[]): Promise<Shown[]> {
    const ids = files ? rows.flatMap((row) => files.of(contentOf(row))) : [];
    const uploads = ids.length > 0 ? await media.describe(db, ids) : noUploads;
    return Promise.all(rows.map((row) => definition.present(row, uploads, db)));
  }
  const presentOne = async (db: Db | Tx, row: Row): Promise<Shown> => (await present(db, [row]))[0] as Shown;

  /** The row as it may be changed; refuses where somebody else was first. */
  async function lockThere(tx: Tx, id: number, seen: number | undefined): Promise<Row> {
    const row = await repository.lockOne(tx, id);
    refuseMissing(words, row, messages?.gone);
    if (seen === undefined || seen === row.version) return row;
    throw new AppError('STALE_VERSION', { current: await presentOne(tx, row) });
  }

  async function keepFiles(tx: Tx, row: Row): Promise<void> {
    if (!files) return;
    const ids = files.of(contentOf(row));
    await media.keep(tx, keptAs(row.id), ids);
    const problem = files.problem(await media.describe(tx, ids), ids);
    if (problem) throw new AppError('INVALID_INPUT', { message: problem.message, fields: [problem] });
  }

  async function index(tx: Tx, row: Row): Promise<void> {
    if (definition.index) await definition.index(tx, row);
    else if (row.removedAt || publication?.isListed(contentOf(row)) === false)
      await search.remove(tx, { kind, key: String(row.id) });
    else if (definition.searchEntry) await search.put(tx, await definition.searchEntry(row, tx));
  }

  async function announce(tx: Tx, row: Row, tell = announceContentChange): Promise<void> {
    await index(tx, row);
    await tell(tx, [tag]);
  }

  async function saved(tx: Tx, given: Row, before: Row | undefined, authorId: number | null): Promise<Shown> {
    const row = (await on?.saved?.(tx, given, before)) ?? given;
    const { id, version } = row;
    await revisions.record(tx, { subject: kind, key: String(id), version, content: contentOf(row), authorId });
    await announce(tx, row, before ? announceContentChange : announceAddition);
    return presentOne(tx, row);
  }

  async function requireRoom(tx: Tx): Promise<void> {
    if (most === undefined || (await repository.hasRoom(tx, most))) return;
    throw new AppError('LIMIT_REACHED', { message: `${words.topic} ${most}개까지 넣을 수 있습니다.` });
  }

  async function insert(tx: Tx, content: Content, authorId: number | null) {
    await requireRoom(tx);
    const row = await repository.insert(tx, valuesOf(content), authorId);
    await keepFiles(tx, row);
    return { id: row.id, shown: await saved(tx, row, undefined, authorId) };
  }

  async function change(tx: Tx, before: Row, content: Content, accountId: number, keep = keepFiles): Promise<Shown> {
    const row = await repository.update(tx, before.id, valuesOf(content), accountId);
    await keep(tx, row);
    const [was, is] = [contentOf(before), contentOf(row)];
    record(tx, publication ? changeOf(publication.isListed(was), publication.isListed(is)) : 'changed', row.id);
    return saved(tx, row, before, accountId);
  }

  /** Does it all or nothing; what the database refuses is said in the kind's own words. */
  async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await database.write.transaction(work);
    } catch (error) {
      throw on?.refused?.(error) ?? error;
    }
  }

  return {
    drafts,
    repository,
    present,
    /** For when what it names has changed, and it has not. */
    index,

    lockThere,

    async get(id: number): Promise<Shown> {
      const row = await repository.find(database.read, id);
      if (!row || row.removedAt) throw new AppError('NOT_FOUND', { message: `찾으시는 ${words.subject} 없습니다.` });
      return presentOne(database.read, row);
    },

    async create(given: Content, accountId: number): Promise<Shown> {
      const content = await definition.check(given);
      return transaction(async (tx) => {
        const { id, shown } = await insert(tx, content, accountId);
        await drafts.removeIn(tx, newContent, accountId);
        record(tx, 'created', id);
        return shown;
      });
    },

    async update(id: number, given: Content, seen: number | undefined, accountId: number): Promise<Shown> {
      const content = await definition.check(given);
      return transaction(async (tx) => {
        const changed = await change(tx, await lockThere(tx, id, seen), content, accountId);
        await drafts.removeIn(tx, String(id), accountId);
        return changed;
      });
    },

    /** Public or not; its words stay as they are, and so does what anybody is typing. */
    async setListed(id: number, isListed: boolean, seen: number, accountId: number): Promise<void> {
      if (!publication) throw new Error(`${kind} is always public`);
      await transaction(async (tx) => {
        const before = await lockThere(tx, id, seen);
        if (publication.isListed(contentOf(before)) === isListed) {
          throw new AppError('CONFLICT', { message: publication.already[isListed ? 'listed' : 'unlisted'] });
        }
        // It shows the same files as before, also where one of them is gone.
        await change(tx, before, publication.list(contentOf(before), isListed), accountId, async () => undefined);
      });
    },

    /** Into the bin, where it stays for a while with its files. */
    async remove(id: number, seen: number | undefined, accountId: number): Promise<void> {
      await transaction(async (tx) => {
        await lockThere(tx, id, seen);
        await announce(tx, await repository.remove(tx, id, accountId, clock.now()));
        record(tx, 'removed', id);
      });
    },

    async restore(id: number): Promise<Shown> {
      return transaction(async (tx) => {
        await requireRoom(tx);
        const row = await repository.restore(tx, id, inBinSince());
        if (!row) throw new AppError('NOT_FOUND', { message: `휴지통에 없는 ${words.plain}입니다.` });
        await on?.restored?.(tx, row);
        await announce(tx, row);
        record(tx, 'restored', id);
        return presentOne(tx, row);
      });
    },

    /** Changes where it stands among the others; what it says stays as it is. */
    async rearrange(id: number, work: (tx: Tx, row: Row) => Promise<void>): Promise<void> {
      await transaction(async (tx) => {
        await repository.lock(tx);
        await work(tx, await lockThere(tx, id, undefined));
        await announceContentChange(tx, [tag]);
        record(tx, 'changed', id);
      });
    },

    async bin() {
      const rows = await repository.bin(database.read, inBinSince(), binMost);
      return rows.map((row) => ({
        id: row.id,
        title: row.title,
        removedAt: (row.removedAt ?? clock.now()).toISOString(),
        ...definition.presentBinned?.(row),
      }));
    },

    versions: (id: number) => revisions.list(kind, String(id)),

    async revision(id: number, version: number) {
      const found = await revisions.get(kind, String(id), version);
      const content = definition.presentStored(found.content);
      const described = files?.describe?.(content, await media.describe(database.read, files.of(content)));
      return { ...found, content, ...described };
    },

    /** Fills an empty list, and leaves any other alone. Returns how many were added. */
    async seed(given: readonly Content[] | (() => Promise<readonly Content[]>)): Promise<number> {
      if (!(await repository.isEmpty(database.write))) return 0;
      const contents = typeof given === 'function' ? await given() : given;
      const checked = await Promise.all(contents.map(definition.check));
      return database.write.transaction(async (tx) => {
        if (!(await repository.isEmpty(tx))) return 0;
        for (const content of checked) await insert(tx, content, null);
        return checked.length;
      });
    },

    async reindex(): Promise<number> {
      let [put, after] = [0, 0];
      for (;;) {
        const rows = await database.write.transaction(async (tx) => {
          const some = await repository.batch(tx, after, batch);
          for (const row of some) await index(tx, row);
          return some;
        });
        put += rows.length;
        after = rows.at(-1)?.id ?? after;
        if (rows.length < batch) return put;
      }
    },

    /** What the bin has kept long enough, with its files, all it ever said and what anybody had typed of it. */
    sweep: () =>
      database.jobs.transaction(async (tx) => {
        for (const id of await repository.forget(tx, inBinSince())) {
          await drafts.removeAllIn(tx, String(id));
          await revisions.forget(tx, kind, String(id));
          if (files) await media.release(tx, keptAs(id));
          await on?.forgotten?.(tx, id);
        }
      }),
  };
}

export type ContentEditor<Row extends StoredContent, Content, Shown, Draft> = ReturnType<
  typeof createContentEditor<Row, Content, Shown, Draft>
>;
