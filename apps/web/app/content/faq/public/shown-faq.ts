import { factsPaths } from '@kidney/contract/content/facts/facts.paths.ts';
import { factsNamedIn, fillFacts } from '@kidney/contract/content/facts/named-facts.paths.ts';
import type { Faq } from '@kidney/contract/content/faq/faq.schema.ts';
import { call, type Transport } from '../../../platform/api-client.ts';

/** A question with its answer as it is read; `des` is the answer as it was written, where it names facts. */
export type ShownFaq = Faq & { shown?: string };

/** Made by the loader, so that no visitor downloads how. */
export async function withFacts(transport: Transport, faqs: readonly Faq[]): Promise<ShownFaq[]> {
  if (faqs.every(({ des }) => factsNamedIn(des).length === 0)) return [...faqs];
  const { data: facts } = await call(transport, factsPaths.list);
  return faqs.map((faq) => (factsNamedIn(faq.des).length === 0 ? faq : { ...faq, shown: fillFacts(faq.des, facts) }));
}
