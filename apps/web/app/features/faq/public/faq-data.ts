import type { Faq } from '@kidney/contract/faq/faq.schema.ts';

/** The questions as search engines read them; schema.org takes the answer's HTML as it is. */
export function faqData(faqs: readonly Faq[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ title, des }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: des },
    })),
  };
}
