import errorDay from './shell/error.svg?day';
import errorNight from './shell/error.svg?night';
import heroPhoneDay from './shell/hero-phone.svg?day';
import heroPhoneNight from './shell/hero-phone.svg?night';
import heroWideDay from './shell/hero-wide.svg?day';
import heroWideNight from './shell/hero-wide.svg?night';
import notFoundDay from './shell/not-found.svg?day';
import notFoundNight from './shell/not-found.svg?night';
import ribbonDay from './shell/river-ribbon.svg?day';
import ribbonNight from './shell/river-ribbon.svg?night';

export const hero = {
  wide: { day: heroWideDay, night: heroWideNight },
  phone: { day: heroPhoneDay, night: heroPhoneNight },
};

export const ribbon = { day: ribbonDay, night: ribbonNight };

export const lostWay = { day: notFoundDay, night: notFoundNight };

export const brokenWay = { day: errorDay, night: errorNight };
