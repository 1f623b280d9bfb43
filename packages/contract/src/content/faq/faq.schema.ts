import { z } from 'zod';
import { line, text } from '../../shared/text.schema.ts';
import { contentSchemas } from '../engine/content.schema.ts';
import { faqBounds } from './faq-bounds.paths.ts';

export const faqDesMax = 20_000;
/** The list is one page; a FAQ longer than this helps nobody. */
export const faqMost = 200;

const content = z.object({ title: line({ max: faqBounds.title }), des: text({ max: faqDesMax }) });
export const faqSchema = z.object({ id: z.int(), title: z.string(), des: z.string(), version: z.int() });
export const faqListSchema = z.array(faqSchema).max(faqMost);

const common = contentSchemas({ content, shown: faqSchema, draft: content });
export const faqSchemas = {
  ...common,
  /** The specification's call names the question once more. */
  update: common.update.extend({ id: z.int().min(1).max(2_147_483_647).optional() }),
};
export const moveFaqSchema = z.object({ to: z.enum(['up', 'down']) });

export type Faq = z.infer<typeof faqSchema>;
export type FaqContent = z.infer<typeof content>;
export type CreateFaq = z.input<typeof content>;
export type UpdateFaq = z.input<typeof faqSchemas.update>;
export type MoveFaq = z.input<typeof moveFaqSchema>;
