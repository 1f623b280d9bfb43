import type { Page } from '@playwright/test';
import { findUnseen } from './painted.ts';
import { isExpected } from './unseen-words.ts';

function lookForLost(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  const isPressed = (element: Element) => {
    // A long menu has its own scroll bar.
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  const lost: string[] = [];
  if (![...document.querySelectorAll('h1')].some((title) => isShown(title))) lost.push('no h1');

  // An open dialog or menu lies over the rest on purpose.
  const isFree = !document.querySelector('dialog[open], :popover-open, header [role=search] [role=status]:not(:empty)');
  const menu = [...document.querySelectorAll('header summary, header nav a, header [popovertarget]')].filter(isShown);
  if (menu.length === 0) lost.push('no menu');
  for (const entry of menu) if (isFree && !isPressed(entry)) lost.push(`menu "${entry.textContent.trim()}" is covered`);

  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.setProperty('background-color', 'SelectedItem');
  const selected = getComputedStyle(probe).backgroundColor;
  probe.remove();
  for (const current of document.querySelectorAll('[aria-current]:not(nav li)')) {
    const isMarked = getComputedStyle(current).backgroundColor === selected;
    if (isShown(current) && !isMarked) lost.push(`"${current.textContent.trim()}" does not say that one is there`);
  }
  return lost;
}

/** What of title, menu and place a page loses in the system's own colours; the page is to be shown in them. */
export async function findLost(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const unseen = (await findUnseen(page, 'h1, header')).filter((each) => !isExpected(each));
  return [...unseen.map(({ text, how }) => `"${text}" is ${how}`), ...(await page.evaluate(lookForLost))];
}
