import { createContent, type ContentDeps } from '../engine/index.ts';
import type { Facts } from '../facts/index.ts';
import { describeFaq } from './faq.definition.ts';
import { faqEndpoints } from './faq.routes.ts';
import { createFaqService } from './faq.service.ts';

export function createFaq(deps: ContentDeps & { facts: Facts }) {
  const definition = describeFaq(deps.facts);
  const { editor, endpoints, ...faq } = createContent(definition, deps);
  const reading = faqEndpoints(createFaqService(deps, editor), { ...definition, get: editor.get });
  return { ...faq, endpoints: [...reading, ...endpoints] };
}
