import daycare from './logos/day.svg?day';
import donation from './logos/gift.svg?day';
import hope from './logos/hope.svg?day';
import transport from './logos/transport.svg?day';
import { bothSkies } from './night.ts';

/** The four services that have a mark of their own. */
export const logos = {
  transport: bothSkies(transport),
  daycare: bothSkies(daycare),
  hope: bothSkies(hope),
  donation: bothSkies(donation),
};
