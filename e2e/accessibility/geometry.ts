import type { Page } from '@playwright/test';

const smallestTarget = 44;

/** How far the page can be scrolled sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** Controls that are too small for a finger. A link inside a sentence is as high as its line, and exempt. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const isInSentence = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent.trim() !== element.textContent.trim();
    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=textbox]'),
    ];
    return controls
      .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.right > 0 && (box.width < smallest || box.height < smallest))
      .filter(({ element }) => !isInSentence(element))
      .map(({ element, box }) => {
        const name = element.textContent.trim() || element.id;
        return `${element.localName} "${name}" ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`;
      });
  }, smallestTarget);
}

/** Telephone numbers that are broken over two lines. */
export function findBrokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href^="tel:"]')]
      .flatMap((link) => [...link.childNodes])
      .filter((node) => node instanceof Text)
      .filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getClientRects().length > 1;
      })
      .map((text) => text.data),
  );
}
