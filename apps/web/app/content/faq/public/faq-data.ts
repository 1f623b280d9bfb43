import type { ShownFaq } from './shown-faq.ts';

/** The questions as search engines read them; schema.org takes the answer's HTML as it is. */
export function faqData(faqs: readonly ShownFaq[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ title, des, shown }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: shown ?? des },
    })),
  };
}
