import { AccordionItem } from '../../../ui/accordion/accordion.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import type { ShownFaq } from './shown-faq.ts';

export function FaqItem({ faq }: { faq: ShownFaq }) {
  return (
    <AccordionItem group="faq" title={faq.title} id={`faq-${faq.id}`}>
      <RichText html={faq.shown ?? faq.des} />
    </AccordionItem>
  );
}
