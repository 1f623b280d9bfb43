import { contrasts, textSizes, type Display } from '@kidney/contract/shared/display.ts';
import type { Screen } from './screen.ts';

/** One way of looking at the site, and the widths it is looked at in. */
export interface Mode extends Display {
  widths: readonly number[];
}

const twoModes: readonly Mode[] = [
  { text: '100', contrast: 'normal', widths: [390] },
  { text: '150', contrast: 'high', widths: [320] },
];

const allModes: readonly Mode[] = textSizes.flatMap((text) =>
  contrasts.map((contrast) => ({ text, contrast, widths: [320, 390, 768, 1280] })),
);

/** `A11Y_MATRIX=full` looks at every width, text size and contrast. */
const modes = process.env['A11Y_MATRIX'] === 'full' ? allModes : twoModes;

export const phoneUpTo = 720;

type Shape = Pick<Screen, 'isForPhones' | 'isForWide'>;
const fits = ({ isForPhones, isForWide }: Shape, width: number) => (width <= phoneUpTo ? !isForWide : !isForPhones);

/** In which ways and widths a screen is looked at. */
export const modesOf = (screen: Shape): Mode[] =>
  modes.map((mode) => {
    const widths = mode.widths.filter((width) => fits(screen, width));
    return { ...mode, widths: widths.length > 0 ? widths : [1280] };
  });

/** Everything that is read aloud is looked for in both shapes of the site. */
export const widthsForWords = (screen: Screen): number[] =>
  screen.isLastResort ? [] : [390, 1280].filter((width) => fits(screen, width));
