import { issueContentSchema, type IssueRevision } from '@kidney/contract/newsletters/newsletters.schema.ts';
import { renderRichText } from '../../platform/rich-text.ts';
import type { NewslettersDeps } from './newsletters.deps.ts';

export const issueSubject = 'newsletter';

/** What an issue said before. The PDF of each version stays until the issue itself is gone. */
export function createIssueVersions({ database, revisions, media }: NewslettersDeps) {
  return {
    list: (id: number) => revisions.list(issueSubject, String(id)),

    async find(id: number, version: number): Promise<IssueRevision> {
      const found = await revisions.get(issueSubject, String(id), version);
      const content = issueContentSchema.parse(found.content);
      return {
        ...found,
        content: { ...content, summary: renderRichText(content.summary, 'article') },
        file: (await media.describe(database.read, [content.pdfId])).get(content.pdfId) ?? null,
      };
    },
  };
}

export type IssueVersions = ReturnType<typeof createIssueVersions>;
