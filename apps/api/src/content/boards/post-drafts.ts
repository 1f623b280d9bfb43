import { boardNames, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import { postSchemas, type PostDraftContent } from '@kidney/contract/content/boards/boards.schema.ts';
import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { AppError } from '../../platform/errors.ts';
import { renderRichText } from '../../platform/rich-text.ts';
import { createContentDrafts, type ContentDrafts, type ContentDeps } from '../engine/index.ts';
import { cleanHtml, mediaOf } from './post-content.ts';
import { postsRepository } from './posts.repository.ts';

export type PostDrafts = Record<Board, ContentDrafts<PostDraftContent>>;

/** What is being typed, board by board. */
export function createPostDrafts(deps: Pick<ContentDeps, 'database' | 'drafts' | 'media'>): PostDrafts {
  const draftsOf = (board: Board) =>
    createContentDrafts<PostDraftContent>(
      {
        subject: 'post',
        keyOf: (key) => `${board}/${key}`,
        draft: {
          schema: postSchemas.draftContent,
          clean: (content) => ({ ...content, html: cleanHtml(content.html) }),
          show: (content) => ({ ...content, html: renderRichText(content.html, 'post') }),
        },
        files: { of: mediaOf },
        async requireThere(key) {
          if (key === newContent || (await postsRepository.find(deps.database.write, board, Number(key)))) return;
          throw new AppError('NOT_FOUND', { message: '찾으시는 글이 없습니다.' });
        },
      },
      deps,
    );
  return Object.fromEntries(boardNames.map((board) => [board, draftsOf(board)])) as PostDrafts;
}
