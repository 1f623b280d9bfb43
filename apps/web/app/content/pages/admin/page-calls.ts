import { factsPaths } from '@kidney/contract/content/facts/facts.paths.ts';
import { pagesPaths } from '@kidney/contract/content/pages/pages.paths.ts';
import type { Page, PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../platform/use-mutation.ts';
import { tidyContent } from './tidy-content.ts';

/** The page as it is stored now, what this person had typed and not saved, and all facts. */
export async function openPage(key: string) {
  // Asked first, because it renews an expired session: a page asked for without one comes without its hidden blocks.
  const { data: draft } = await call(browserTransport, pagesPaths.draft, { params: { key } });
  const [{ data: page }, { data: facts }] = await Promise.all([
    call(browserTransport, pagesPaths.get, { params: { key } }),
    call(browserTransport, factsPaths.list),
  ]);
  return { page, draft, facts };
}

export type OpenedPage = Awaited<ReturnType<typeof openPage>>;

export async function keepDraft(key: string, content: PageContent, baseVersion: number) {
  const body = { content, baseVersion };
  return (await call(browserTransport, pagesPaths.saveDraft, { params: { key }, body })).data;
}

export const dropDraft = (key: string) => call(browserTransport, pagesPaths.dropDraft, { params: { key } });

export const listVersions = async (key: string) =>
  (await call(browserTransport, pagesPaths.versions, { params: { key } })).data;

export const getRevision = async (key: string, version: number) =>
  (await call(browserTransport, pagesPaths.revision, { params: { key, version } })).data;

/** How a save ended: with the server's word, with what somebody else saved first, or with what is wrong. */
export type SaveEnding =
  | { kind: 'saved'; message: string }
  | { kind: 'stale'; current: Page }
  | { kind: 'wrong'; fields: readonly FieldProblem[] }
  | { kind: 'failed'; message: string };

export async function savePage(key: string, content: PageContent, version: number): Promise<SaveEnding> {
  try {
    const body = { ...tidyContent(content), version };
    const { message } = await call(browserTransport, pagesPaths.update, { params: { key }, body });
    return { kind: 'saved', message };
  } catch (error) {
    const { code, current, fields } = error instanceof ApiError ? error.failure : {};
    if (code === 'STALE_VERSION') return { kind: 'stale', current: current as Page };
    if (fields && fields.length > 0) return { kind: 'wrong', fields };
    return { kind: 'failed', message: failureInWords(error) };
  }
}
