import dayDay from './logos/day.svg?day';
import dayNight from './logos/day.svg?night';
import giftDay from './logos/gift.svg?day';
import giftNight from './logos/gift.svg?night';
import hopeDay from './logos/hope.svg?day';
import hopeNight from './logos/hope.svg?night';
import transportDay from './logos/transport.svg?day';
import transportNight from './logos/transport.svg?night';

/** The four services that have a mark of their own. */
export const logos = {
  transport: { day: transportDay, night: transportNight },
  daycare: { day: dayDay, night: dayNight },
  hope: { day: hopeDay, night: hopeNight },
  donation: { day: giftDay, night: giftNight },
};
