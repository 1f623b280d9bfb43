export interface ScrollMetrics {
  top: number;
  viewport: number;
  whole: number;
}

export type ScrollButtonState = 'hidden' | 'to-bottom' | 'to-top';

/** Of the height of the whole page. */
const appearsPast = 0.05;
const nearBottom = 50;

export function scrollButtonState({ top, viewport, whole }: ScrollMetrics): ScrollButtonState {
  const distance = whole - viewport;
  if (distance <= 0 || top / whole <= appearsPast) return 'hidden';
  return distance - top <= nearBottom ? 'to-top' : 'to-bottom';
}
