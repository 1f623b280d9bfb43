import { Accordion, AccordionRow } from '../../../ui/accordion/accordion.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { FaqItem } from './faq-item.tsx';
import type { ShownFaq } from './shown-faq.ts';

export function FaqList({ faqs }: { faqs: readonly ShownFaq[] }) {
  if (faqs.length === 0) return <Card>아직 올린 질문이 없습니다. 궁금하신 점은 사무국으로 전화해 주십시오.</Card>;
  return (
    <Accordion>
      {faqs.map((faq) => (
        <AccordionRow key={faq.id}>
          <FaqItem faq={faq} />
        </AccordionRow>
      ))}
    </Accordion>
  );
}
