import faqPhoneDay from './faq-phone.svg?day';
import faqPhoneNight from './faq-phone.svg?night';
import faqWideDay from './faq-wide.svg?day';
import faqWideNight from './faq-wide.svg?night';
import lampDay from './figures/lamp-spot.svg?day';
import lampNight from './figures/lamp-spot.svg?night';
import seaDay from './sea-wide.svg?day';
import seaNight from './sea-wide.svg?night';

export const faqBanner = {
  wide: { day: faqWideDay, night: faqWideNight },
  phone: { day: faqPhoneDay, night: faqPhoneNight },
};

export const lighthouse = { day: lampDay, night: lampNight };

export const sea = { day: seaDay, night: seaNight };
