import { z } from 'zod';
import { factKey } from '../facts/facts.schema.ts';
import { linkTarget } from '../../shared/link.schema.ts';
import { line, text } from '../../shared/text.schema.ts';

export const richTextMax = 20_000;

const id = z
  .string()
  .max(40)
  .regex(/^[a-z0-9-]+$/);
const base = { id, hidden: z.boolean().default(false) };
const heading = line({ max: 80 }).optional();

/** What is saved has to be whole; what is still being typed may have gaps. */
function blocksThat(state: 'are whole' | 'may have gaps') {
  const isWhole = state === 'are whole';
  const word = (max: number) => line({ min: isWhole ? 1 : 0, max });
  const least = (count: number) => (isWhole ? count : 0);
  const target = isWhole ? linkTarget : text({ max: 500 });
  /** The server keeps p, br, strong, em, u, s, h3, ul, ol, li and a[href], and drops the rest. */
  const html = text({ min: least(1), max: richTextMax });

  const step = z.object({ title: word(60), text: word(300) });
  const moment = z.object({ when: word(30), title: word(80), text: line({ max: 300 }).optional() });
  const unit = z.object({
    id,
    /** The unit above; null for the top. */
    under: text({ max: 40 }).nullable(),
    title: word(40),
    note: line({ max: 120 }).optional(),
  });
  const row = z.object({ label: word(40), cells: z.array(word(200)).min(least(2)).max(4) });
  const link = z.object({ label: word(80), href: target, note: line({ max: 160 }).optional() });
  const action = z.object({ label: word(40), href: target });

  return z.discriminatedUnion('type', [
    z.object({ ...base, type: z.literal('text'), heading, html }),
    z.object({
      ...base,
      type: z.literal('facts'),
      heading,
      intro: line({ max: 300 }).optional(),
      keys: z.array(factKey).min(least(1)).max(20),
    }),
    z.object({ ...base, type: z.literal('steps'), heading, items: z.array(step).min(least(2)).max(10) }),
    z.object({ ...base, type: z.literal('timeline'), heading, items: z.array(moment).min(least(1)).max(60) }),
    z.object({ ...base, type: z.literal('organisation'), heading, units: z.array(unit).min(least(1)).max(40) }),
    z.object({
      ...base,
      type: z.literal('comparison'),
      heading,
      caption: word(120),
      columns: z.array(word(40)).min(least(2)).max(4),
      rows: z.array(row).min(least(1)).max(20),
    }),
    z.object({
      ...base,
      type: z.literal('figure'),
      heading,
      art: z
        .string()
        .max(40)
        .regex(isWhole ? /^[a-zA-Z0-9-]+$/ : /^[a-zA-Z0-9-]*$/),
      alt: word(300),
      caption: line({ max: 200 }).optional(),
    }),
    z.object({ ...base, type: z.literal('links'), heading, items: z.array(link).min(least(1)).max(20) }),
    z.object({ ...base, type: z.literal('callout'), tone: z.enum(['info', 'warn', 'danger']), heading, html }),
    z.object({
      ...base,
      type: z.literal('action'),
      heading: word(80),
      text: line({ max: 300 }).optional(),
      actions: z.array(action).min(least(1)).max(3),
    }),
  ]);
}

export const blockSchema = blocksThat('are whole');
export const draftBlockSchema = blocksThat('may have gaps');

export type Block = z.infer<typeof blockSchema>;
export type BlockType = Block['type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;
