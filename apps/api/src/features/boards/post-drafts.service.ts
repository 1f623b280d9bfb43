import { newPost, type Board } from '@kidney/contract/boards/boards.paths.ts';
import { postDraftSchema, type PostDraft, type PostDraftContent } from '@kidney/contract/boards/boards.schema.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { renderRichText } from '../../platform/rich-text.ts';
import type { BoardsDeps } from './boards.deps.ts';
import { cleanHtml, mediaOf } from './post-content.ts';
import { postsRepository } from './posts.repository.ts';

type DraftOf = number | typeof newPost;

const draftsOf = (board: Board, key: DraftOf) => ({ subject: 'post', key: `${board}/${key}` });
export const draftKey = (board: Board, key: DraftOf, accountId: number) => ({ ...draftsOf(board, key), accountId });

/** Under which name a person's draft keeps the files it shows. */
export const draftFiles = (board: Board, key: DraftOf, accountId: number) => ({
  subject: 'post-draft',
  key: `${board}/${key}/${accountId}`,
});

/** For a post that is gone for good: nobody can go on with what was typed of it. */
export async function dropDraftsOf(
  tx: Tx,
  { drafts, media }: Pick<BoardsDeps, 'drafts' | 'media'>,
  board: Board,
  id: number,
): Promise<void> {
  for (const accountId of await drafts.removeAllIn(tx, draftsOf(board, id))) {
    await media.release(tx, draftFiles(board, id, accountId));
  }
}

export function createPostDrafts({ database, drafts, media }: BoardsDeps) {
  return {
    async find(board: Board, key: DraftOf, accountId: number): Promise<PostDraft | null> {
      const found = await drafts.find(draftKey(board, key, accountId));
      if (!found) return null;
      const { content } = postDraftSchema.pick({ content: true }).parse({ content: found.content });
      return {
        content: { ...content, html: renderRichText(content.html, 'post') },
        baseVersion: found.baseVersion,
        savedAt: found.savedAt.toISOString(),
      };
    },

    async save(
      board: Board,
      key: DraftOf,
      accountId: number,
      given: PostDraftContent,
      baseVersion: number,
    ): Promise<PostDraft> {
      const isOfPost = key === newPost || (await postsRepository.find(database.write, board, key));
      if (!isOfPost) throw new AppError('NOT_FOUND', { message: '찾으시는 글이 없습니다.' });
      const content = { ...given, html: cleanHtml(given.html) };
      const there = [...(await media.describe(database.write, mediaOf(content))).keys()];
      if (there.length > 0) {
        await database.write.transaction((tx) => media.keep(tx, draftFiles(board, key, accountId), there));
      }
      const { savedAt } = await drafts.save(draftKey(board, key, accountId), content, baseVersion);
      return { content, baseVersion, savedAt: savedAt.toISOString() };
    },

    async remove(board: Board, key: DraftOf, accountId: number): Promise<void> {
      await database.write.transaction(async (tx) => {
        await drafts.removeIn(tx, draftKey(board, key, accountId));
        await media.release(tx, draftFiles(board, key, accountId));
      });
    },
  };
}

export type PostDrafts = ReturnType<typeof createPostDrafts>;
