import { contrasts, textSizes, type Display } from '@kidney/contract/shared/display.ts';

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
export const modes = process.env['A11Y_MATRIX'] === 'full' ? allModes : twoModes;

export const phoneUpTo = 720;
