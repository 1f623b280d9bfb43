import type { Tx } from '../../platform/database.ts';
import type { ContentDeps } from './content.deps.ts';
import type { DraftForm, Uploads } from './define-content.ts';

interface DraftKind<Draft> {
  /** How drafts, and the uploads they keep, are told from those of other kinds. */
  subject: string;
  /** The key under which one is kept, where it is not the one that is asked for. */
  keyOf?(key: string): string;
  draft: DraftForm<Draft>;
  files?: { of(content: Draft): string[]; describe?(content: Draft, uploads: Uploads): object } | undefined;
  /** Refuses a draft of what is not there. */
  requireThere?(key: string): Promise<void>;
}

/** What somebody has typed and not saved. `key` says of what: an id, `new`, or the name of a page. */
export function createContentDrafts<Draft>(
  { subject, keyOf = (key) => key, draft, files, requireThere }: DraftKind<Draft>,
  { database, drafts, media }: Pick<ContentDeps, 'database' | 'drafts' | 'media'>,
) {
  const draftOf = (key: string, accountId: number) => ({ subject, key: keyOf(key), accountId });
  /** Under which name a person's draft keeps the files it shows. */
  const filesOf = (key: string, accountId: number) => ({
    subject: `${subject}-draft`,
    key: `${keyOf(key)}/${accountId}`,
  });

  const describeFiles = async (content: Draft) =>
    files?.describe?.(content, await media.describe(database.read, files.of(content)));

  async function removeIn(tx: Tx, key: string, accountId: number): Promise<void> {
    await drafts.removeIn(tx, draftOf(key, accountId));
    if (files) await media.release(tx, filesOf(key, accountId));
  }

  return {
    async find(key: string, accountId: number) {
      const found = await drafts.find(draftOf(key, accountId));
      if (!found) return null;
      const content = draft.schema.parse(found.content);
      return {
        content: draft.show?.(content) ?? content,
        ...(await describeFiles(content)),
        baseVersion: found.baseVersion,
        savedAt: found.savedAt.toISOString(),
      };
    },

    async save(key: string, accountId: number, given: Draft, baseVersion: number) {
      await requireThere?.(key);
      const content = draft.clean?.(given) ?? given;
      const savedAt = await database.write.transaction(async (tx) => {
        // First: of two windows of one person the second waits here, and the files are those of its words.
        const saved = await drafts.saveIn(tx, draftOf(key, accountId), content, baseVersion);
        if (!files) return saved.savedAt;
        const there = [...(await media.describe(tx, files.of(content))).keys()];
        await media.release(tx, filesOf(key, accountId));
        await media.keep(tx, filesOf(key, accountId), there);
        return saved.savedAt;
      });
      return { content, ...(await describeFiles(content)), baseVersion, savedAt: savedAt.toISOString() };
    },

    remove: (key: string, accountId: number) => database.write.transaction((tx) => removeIn(tx, key, accountId)),
    /** In the transaction that saves the thing itself. */
    removeIn,
    /** For what is gone for good: nobody can go on with what was typed of it. */
    async removeAllIn(tx: Tx, key: string): Promise<void> {
      const accountIds = await drafts.removeAllIn(tx, { subject, key: keyOf(key) });
      if (files) for (const accountId of accountIds) await media.release(tx, filesOf(key, accountId));
    },
  };
}

export type ContentDrafts<Draft> = ReturnType<typeof createContentDrafts<Draft>>;
