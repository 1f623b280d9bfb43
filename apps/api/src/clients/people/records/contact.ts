import { phoneDigits } from '@kidney/contract/shared/phone.ts';

/** A telephone number or a mail address as it is compared: typed in two ways it is the same. */
export const contactForm = (typed: string): string =>
  typed.includes('@') ? typed.trim().toLowerCase() : phoneDigits(typed);
