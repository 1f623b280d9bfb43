import type { Faq, FaqContent } from '@kidney/contract/content/faq/faq.schema.ts';
import { renderRichText } from '../../platform/rich-text.ts';
import type { FaqRow } from './faq.repository.ts';

export const showWords = ({ title, des }: FaqContent): FaqContent => ({ title, des: renderRichText(des, 'marks') });

export const presentFaq = (row: Pick<FaqRow, 'id' | 'title' | 'des' | 'version'>): Faq => ({
  id: row.id,
  ...showWords(row),
  version: row.version,
});
