import type { Art } from '../ui/picture/picture.tsx';

/** Both skies of a drawing differ in one word of their address, so that only one has to be sent. */
export const bothSkies = (day: string): Art => ({ day, night: day.replace('-day-', '-night-') });
