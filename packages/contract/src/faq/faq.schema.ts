import { z } from 'zod';
import { idParam, line, text, version } from '../shared/text.schema.ts';

const faqTitleMax = 200;
export const faqDesMax = 20_000;
/** The list is one page; a FAQ longer than this helps nobody. */
export const faqMost = 200;

export const faqSchema = z.object({
  id: z.int(),
  title: z.string(),
  des: z.string(),
  version: z.int(),
});

export const faqListSchema = z.array(faqSchema).max(faqMost);

export const createFaqSchema = z.object({
  title: line({ max: faqTitleMax }),
  des: text({ max: faqDesMax }),
});

export const updateFaqSchema = z.object({
  title: line({ max: faqTitleMax }),
  des: text({ max: faqDesMax }),
  id: z.int().min(1).max(2_147_483_647).optional(),
  /** The version the editor saw. Left out by the specification's bare call, which then overwrites. */
  version: version.optional(),
});

export const faqParamsSchema = z.object({ id: idParam });
export const deleteFaqQuerySchema = z.object({ version: idParam.optional() });

export type Faq = z.infer<typeof faqSchema>;
export type CreateFaq = z.input<typeof createFaqSchema>;
export type UpdateFaq = z.input<typeof updateFaqSchema>;
export type DeleteFaqQuery = z.input<typeof deleteFaqQuerySchema>;
