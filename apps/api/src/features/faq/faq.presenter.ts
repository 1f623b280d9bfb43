import type { Faq } from '@kidney/contract/faq/faq.schema.ts';
import { renderRichText } from '../../platform/rich-text.ts';

export function presentFaq(row: Faq): Faq {
  return { id: row.id, title: row.title, des: renderRichText(row.des, 'marks'), version: row.version };
}
