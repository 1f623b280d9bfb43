import type { Page } from '@playwright/test';

/** Words that are read aloud and that nobody sees. */
export interface Unseen {
  text: string;
  /** Why they are not seen. */
  how: string;
  /** The element that they are in, with what it is a part of. */
  where: string;
}

function lookForUnseen(within: string): Unseen[] {
  const isClear = (colour: string) => /^(transparent|rgba\(.*, 0\))$/.test(colour);
  // What is typed into a field is drawn by the browser itself.
  const unheard = 'script, style, noscript, template, title, option, textarea, [aria-hidden=true], svg';

  function clip(box: DOMRect, by: DOMRect): DOMRect {
    const [x, y] = [Math.max(box.left, by.left), Math.max(box.top, by.top)];
    const [right, bottom] = [Math.min(box.right, by.right), Math.min(box.bottom, by.bottom)];
    return new DOMRect(x, y, Math.max(0, right - x), Math.max(0, bottom - y));
  }

  /** What of the box its surroundings leave; what can be scrolled to is left. */
  function uncut(box: DOMRect, parent: Element): DOMRect {
    let rest = box;
    let position = 'static';
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.opacity === '0' || style.clipPath === 'inset(50%)') return new DOMRect();
      const holds = position === 'static' || style.position !== 'static' || style.contain.includes('paint');
      const cuts = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`) && style.display !== 'inline';
      if (cuts && holds && around !== document.body) rest = clip(rest, around.getBoundingClientRect());
      if (holds || position === 'static') position = style.position === 'absolute' ? 'absolute' : 'static';
      if (style.position === 'fixed') break;
    }
    return rest;
  }

  const groundOf = (element: Element | null): string => {
    if (!element) return '';
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return '';
    return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
  };

  const isSolid = (element: Element) =>
    element.matches('img, video, canvas') || !isClear(getComputedStyle(element).backgroundColor);

  /** What keeps its place in the window goes away when the reader scrolls, an open menu when it is closed. */
  const goesAway = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) ||
      element.matches('header details[open], header [role=search] *, [popover]') ||
      goesAway(element.parentElement));

  /** Whether something that lets nothing through lies over the middle of the box, as far as the window shows it. */
  function isCovered(box: DOMRect, parent: Element): boolean {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    for (const over of document.elementsFromPoint(x, y)) {
      if (over.contains(parent) || parent.contains(over)) return false;
      if (isSolid(over) && !goesAway(over)) return true;
    }
    return false;
  }

  /** How far the window and every box around the element are scrolled: what is above can be scrolled back to. */
  function scrolled(element: Element | null): [number, number] {
    if (!element || element === document.documentElement) return [window.scrollX, window.scrollY];
    const [x, y] = scrolled(element.parentElement);
    return [x + element.scrollLeft, y + element.scrollTop];
  }

  function howUnseen(text: Text, parent: Element): string | null {
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()]
      .map((box) => uncut(box, parent))
      .filter((box) => box.width > 1 && box.height > 1);
    if (boxes.length === 0) return 'cut off';
    const [sideways, down] = scrolled(parent);
    const on = boxes.filter((box) => box.right + sideways > 0 && box.bottom + down > 0);
    if (on.length === 0) return 'off the page';
    const { color } = getComputedStyle(parent);
    if (isClear(color) || color === groundOf(parent)) return 'in the colour of its ground';
    if (on.every((box) => isCovered(box, parent))) return 'covered';
    return null;
  }

  function nameOf(element: Element): string {
    const around = element.closest(
      'h1, th, nav, caption, legend, label, button, a, h2, h3, p, li, dt, dd, header, main',
    );
    return around && around !== element ? `${around.localName} ${element.localName}` : element.localName;
  }

  // What takes no press can be seen nevertheless.
  const pressed = new CSSStyleSheet();
  pressed.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(pressed);
  const unseen: Unseen[] = [];
  for (const root of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || parent.closest(unheard)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      const how = howUnseen(text, parent);
      if (how) unseen.push({ text: text.data.trim(), how, where: nameOf(parent) });
    }
  }
  document.adoptedStyleSheets.pop();
  return unseen;
}

/** Every text of the page, or of what the selector finds in it, that a screen reader reads and the window does not show. */
export const findUnseen = (page: Page, within = 'body'): Promise<Unseen[]> => page.evaluate(lookForUnseen, within);
