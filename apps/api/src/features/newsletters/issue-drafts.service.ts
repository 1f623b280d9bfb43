import {
  issueDraftContentSchema,
  type IssueDraft,
  type IssueDraftContent,
} from '@kidney/contract/newsletters/newsletters.schema.ts';
import { renderRichText } from '../../platform/rich-text.ts';
import { cleanSummary } from './issue-content.ts';
import { keptDraft } from './kept-files.ts';
import type { NewslettersDeps } from './newsletters.deps.ts';

/** `key` is the issue's id, or `new`. */
export const draftOf = (key: string, accountId: number) => ({ subject: 'newsletter', key, accountId });

export function createIssueDrafts({ database, drafts, media }: NewslettersDeps) {
  async function fileOf({ pdfId }: IssueDraftContent) {
    return pdfId === null ? null : ((await media.describe(database.read, [pdfId])).get(pdfId) ?? null);
  }

  return {
    async find(key: string, accountId: number): Promise<IssueDraft | null> {
      const found = await drafts.find(draftOf(key, accountId));
      if (!found) return null;
      const content = issueDraftContentSchema.parse(found.content);
      return {
        content: { ...content, summary: renderRichText(content.summary, 'article') },
        file: await fileOf(content),
        baseVersion: found.baseVersion,
        savedAt: found.savedAt.toISOString(),
      };
    },

    async save(key: string, accountId: number, given: IssueDraftContent, baseVersion: number): Promise<IssueDraft> {
      const content = { ...given, summary: cleanSummary(given.summary) };
      await database.write.transaction(async (tx) => {
        await media.release(tx, keptDraft(key, accountId));
        await media.keep(tx, keptDraft(key, accountId), given.pdfId === null ? [] : [given.pdfId]);
      });
      const { savedAt } = await drafts.save(draftOf(key, accountId), content, baseVersion);
      return { content, file: await fileOf(content), baseVersion, savedAt: savedAt.toISOString() };
    },

    async remove(key: string, accountId: number): Promise<void> {
      await drafts.remove(draftOf(key, accountId));
      await database.write.transaction((tx) => media.release(tx, keptDraft(key, accountId)));
    },
  };
}

export type IssueDrafts = ReturnType<typeof createIssueDrafts>;
