export interface ScrollMetrics {
  top: number;
  viewport: number;
  whole: number;
}

export type ScrollButtonState = 'hidden' | 'to-bottom' | 'to-top';

const appearsPast = 0.05;
const nearBottom = 50;

export function scrollButtonState({ top, viewport, whole }: ScrollMetrics): ScrollButtonState {
  const distance = whole - viewport;
  if (distance <= 0 || top / distance <= appearsPast) return 'hidden';
  return distance - top <= nearBottom ? 'to-top' : 'to-bottom';
}
