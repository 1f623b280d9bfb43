import type { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { faqPaths } from '@kidney/contract/content/faq/faq.paths.ts';
import type { FaqContent } from '@kidney/contract/content/faq/faq.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';

export type DraftKey = number | typeof newContent;

/** What was typed of a question earlier and not saved. */
export interface KeptFaq {
  content: FaqContent;
  baseVersion: number;
  savedAt: string;
}

export const faqDrafts = {
  find: async (key: DraftKey): Promise<KeptFaq | null> =>
    (await call(browserTransport, faqPaths.draft, { params: { key } })).data,
  keep: async (key: DraftKey, content: FaqContent, baseVersion: number): Promise<KeptFaq> =>
    (await call(browserTransport, faqPaths.saveDraft, { params: { key }, body: { content, baseVersion } })).data,
  /** What could not be thrown away is offered the next time, and can be thrown away there. */
  drop: (key: DraftKey): Promise<unknown> =>
    call(browserTransport, faqPaths.dropDraft, { params: { key } }).catch(() => undefined),
};
