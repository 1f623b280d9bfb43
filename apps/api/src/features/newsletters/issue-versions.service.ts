import { issueContentSchema, type IssueRevision } from '@kidney/contract/newsletters/newsletters.schema.ts';
import { AppError } from '../../platform/errors.ts';
import { renderRichText } from '../../platform/rich-text.ts';
import type { NewslettersDeps } from './newsletters.deps.ts';

export const issueSubject = 'newsletter';

/** What an issue said before. The PDF of each version stays until the issue itself is gone. */
export function createIssueVersions({ database, revisions, media }: NewslettersDeps) {
  return {
    async list(id: number) {
      const list = await revisions.list(issueSubject, String(id));
      return list.map(({ version, savedAt, author }) => ({ version, savedAt: savedAt.toISOString(), author }));
    },

    async find(id: number, version: number): Promise<IssueRevision> {
      const found = await revisions.find(issueSubject, String(id), version);
      if (!found) throw new AppError('NOT_FOUND', { message: '찾으시는 판이 없습니다.' });
      const content = issueContentSchema.parse(found.content);
      return {
        version,
        savedAt: found.savedAt.toISOString(),
        author: found.author,
        content: { ...content, summary: renderRichText(content.summary, 'article') },
        file: (await media.describe(database.read, [content.pdfId])).get(content.pdfId) ?? null,
      };
    },
  };
}

export type IssueVersions = ReturnType<typeof createIssueVersions>;
