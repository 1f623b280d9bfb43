import type { Faq } from '@kidney/contract/faq/faq.schema.ts';
import { AccordionItem } from '../../../ui/accordion/accordion.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';

export function FaqItem({ faq }: { faq: Faq }) {
  return (
    <AccordionItem group="faq" title={faq.title} id={`faq-${faq.id}`}>
      <RichText html={faq.des} />
    </AccordionItem>
  );
}
