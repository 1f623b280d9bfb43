/** How a person wants to see the site. Kept in one cookie, rendered by the server, part of a page's cache key. */
export const textSizes = ['100', '125', '150'] as const;
export const contrasts = ['normal', 'high'] as const;

export type TextSize = (typeof textSizes)[number];
export type Contrast = (typeof contrasts)[number];

export interface Display {
  text: TextSize;
  contrast: Contrast;
}

export const displayCookie = 'display';
export const defaultDisplay: Display = { text: '100', contrast: 'normal' };

/** Reads the cookie's value, for example `125-high`; whatever it does not know is the default. */
export function parseDisplay(value: string | undefined): Display {
  const [text, contrast] = (value ?? '').split('-');
  return {
    text: textSizes.find((size) => size === text) ?? defaultDisplay.text,
    contrast: contrasts.find((kind) => kind === contrast) ?? defaultDisplay.contrast,
  };
}

export function formatDisplay(display: Display): string {
  return `${display.text}-${display.contrast}`;
}
