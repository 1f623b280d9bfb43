import type { Page } from '@playwright/test';

export interface Stop {
  name: string;
  hasRing: boolean;
  /** At least a part of it can be seen: no bar lies over the whole of it. */
  isSeen: boolean;
}

const mostStops = 400;

function lookAtFocus(): (Stop & { isAgain: boolean }) | null {
  const seen = ((window as { seenStops?: Set<Element> }).seenStops ??= new Set());
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const isAgain = seen.has(element);
  seen.add(element);

  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const across = [left + 3, (left + right) / 2, right - 3];
  const down = [top + 3, (top + bottom) / 2, bottom - 3];
  const isSeen = across.some((x) => down.some((y) => element.contains(document.elementFromPoint(x, y))));
  const hasRing = outlineStyle === 'auto' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
  return { name: `${element.localName} "${element.textContent.trim() || element.id}"`, hasRing, isSeen, isAgain };
}

/** Holds Tab down until it has been everywhere, and tells of every stop. */
export async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => {
    (window as { seenStops?: Set<Element> }).seenStops = new Set();
  });
  for (let presses = 0; presses < mostStops; presses += 1) {
    await page.keyboard.down('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop?.isAgain) {
      await page.keyboard.up('Tab');
      return stops;
    }
    // Past the last element the focus is once at the browser's own controls.
    if (stop) stops.push(stop);
  }
  throw new Error(`the Tab key does not come round in ${mostStops} presses`);
}
