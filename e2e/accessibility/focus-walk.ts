import type { Page } from '@playwright/test';

export interface Stop {
  name: string;
  hasRing: boolean;
  /** At least a part of it can be seen: no bar lies over the whole of it. */
  isSeen: boolean;
}

const mostStops = 400;
const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

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

async function speakTo(page: Page) {
  const session = await page.context().newCDPSession(page);
  return { send: session.send.bind(session), [Symbol.asyncDispose]: () => session.detach() };
}

type Looked = ReturnType<typeof lookAtFocus>;

/** Holds Tab down until it has been everywhere, and tells of every stop. */
export async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(`window.seenStops = new Set(); window.lookAtFocus = ${lookAtFocus.toString()}; 0`);
  // Two messages for each stop: what Playwright does around them takes longer than the stop itself.
  await using browser = await speakTo(page);
  for (let presses = 0; presses < mostStops; presses += 1) {
    await browser.send('Input.dispatchKeyEvent', { ...tab, type: 'rawKeyDown', autoRepeat: presses > 0 });
    const { result } = await browser.send('Runtime.evaluate', { expression: 'lookAtFocus()', returnByValue: true });
    const stop = result.value as Looked;
    if (stop?.isAgain) {
      await browser.send('Input.dispatchKeyEvent', { ...tab, type: 'keyUp' });
      return stops;
    }
    // Past the last element the focus is once at the browser's own controls.
    if (stop) stops.push(stop);
  }
  throw new Error(`the Tab key does not come round in ${mostStops} presses`);
}
