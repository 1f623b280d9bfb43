import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { boardPaths, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import type {
  PostContent,
  PostDraftContent,
  PostSource,
  Publish,
} from '@kidney/contract/content/boards/boards.schema.ts';
import { mediaPaths } from '@kidney/contract/content/media/media.paths.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../platform/use-mutation.ts';

/** A post that exists, or the one that does not yet. */
export type PostKey = number | typeof newContent;

/** The post as it is stored, what this person had typed and not saved, and the files of that. */
export async function openPost(board: Board, key: PostKey) {
  const paths = boardPaths[board];
  const [draft, source] = await Promise.all([
    call(browserTransport, paths.draft, { params: { key } }).then(({ data }) => data),
    key === newContent ? null : call(browserTransport, paths.source, { params: { id: key } }).then(({ data }) => data),
  ]);
  const draftFiles = draft ? (await showText(board, '', draft.content.attachments)).attachments : [];
  return { source, draft, draftFiles };
}

export type OpenedPost = Awaited<ReturnType<typeof openPost>>;

/** A text as it would be shown. */
export const showText = async (board: Board, html: string, attachments: readonly string[]) =>
  (await call(browserTransport, boardPaths[board].preview, { body: { html, attachments: [...attachments] } })).data;

export const keepDraft = async (board: Board, key: PostKey, content: PostDraftContent, baseVersion: number) =>
  (await call(browserTransport, boardPaths[board].saveDraft, { params: { key }, body: { content, baseVersion } })).data;

export const dropDraft = (board: Board, key: PostKey) =>
  call(browserTransport, boardPaths[board].dropDraft, { params: { key } });

export const listVersions = async (board: Board, id: number) =>
  (await call(browserTransport, boardPaths[board].versions, { params: { id } })).data;

export const getRevision = async (board: Board, id: number, version: number) =>
  (await call(browserTransport, boardPaths[board].revision, { params: { id, version } })).data;

/** Where an uploaded picture is seen while one writes. */
export async function pictureAddress(id: string): Promise<string> {
  const { url, image } = (await call(browserTransport, mediaPaths.get, { params: { id } })).data;
  return image?.variants.find(({ format, width }) => format === 'webp' && width >= 640)?.url ?? url;
}

/** How a save ended: with the post, with what somebody else saved first, or with what is wrong. */
export type SaveEnding =
  | { kind: 'saved'; post: PostSource; message: string }
  | { kind: 'stale'; current: PostSource }
  | { kind: 'wrong'; fields: readonly FieldProblem[] }
  | { kind: 'failed'; message: string };

interface ToSave {
  key: PostKey;
  content: PostContent;
  publish: Publish;
  /** The version that it was made from. */
  version: number;
}

export async function savePost(board: Board, { key, content, publish, version }: ToSave): Promise<SaveEnding> {
  const paths = boardPaths[board];
  const body = { ...content, publish };
  try {
    const { data: post, message } =
      key === newContent
        ? await call(browserTransport, paths.create, { body })
        : await call(browserTransport, paths.update, { params: { id: key }, body: { ...body, version } });
    return { kind: 'saved', post, message };
  } catch (error) {
    const { code, current, fields } = error instanceof ApiError ? error.failure : {};
    if (code === 'STALE_VERSION') return { kind: 'stale', current: current as PostSource };
    if (fields && fields.length > 0) return { kind: 'wrong', fields };
    return { kind: 'failed', message: failureInWords(error) };
  }
}
