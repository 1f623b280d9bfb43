import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';

/** A line for each, in the words of the page where an application begins. */
export const consentInWords = ({ purpose, items, period, recipient, refusal }: ConsentText): string =>
  [
    `왜 쓰는지: ${purpose}`,
    `무엇을 적는지: ${items}`,
    ...(recipient === null ? [] : [`누구에게 주는지: ${recipient}`]),
    `언제까지 두는지: ${period}`,
    `동의하지 않으시면: ${refusal}`,
  ].join('\n');
