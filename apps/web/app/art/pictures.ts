import faqPhone from './faq-phone.svg?day';
import faqWide from './faq-wide.svg?day';
import lamp from './figures/lamp-spot.svg?day';
import { bothSkies } from './night.ts';
import seaWide from './sea-wide.svg?day';

export const faqBanner = { wide: bothSkies(faqWide), phone: bothSkies(faqPhone) };

export const lighthouse = bothSkies(lamp);

export const sea = bothSkies(seaWide);
