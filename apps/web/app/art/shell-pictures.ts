import { bothSkies } from './night.ts';
import error from './shell/error.svg?day';
import heroPhone from './shell/hero-phone.svg?day';
import heroWide from './shell/hero-wide.svg?day';
import notFound from './shell/not-found.svg?day';
import river from './shell/river-ribbon.svg?day';

export const hero = { wide: bothSkies(heroWide), phone: bothSkies(heroPhone) };

export const ribbon = bothSkies(river);

export const lostWay = bothSkies(notFound);

export const brokenWay = bothSkies(error);
