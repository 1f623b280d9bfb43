const sheet = /<style[^]*?<\/style\s*>/gi;
const tag = /<[a-z][^>]*>/gi;

/** What was copied, as elements. Styles go by another name: the page's policy forbids them, and says so of each. */
export function bodyOf(html: string): HTMLElement {
  const named = html.replaceAll(sheet, '').replaceAll(tag, (each) => each.replaceAll(/\sstyle\s*=/gi, ' data-style='));
  return new DOMParser().parseFromString(named, 'text/html').body;
}

const looks: readonly [RegExp, string][] = [
  [/(?<![-\w])font-weight\s*:\s*["']?(bold|[6-9]00)/i, 'strong'],
  [/font-style\s*:\s*italic/i, 'em'],
  [/text-decoration[^;]*:\s*[^;]*underline/i, 'u'],
  [/text-decoration[^;]*:\s*[^;]*line-through/i, 's'],
];
const looksPlain = /(?<![-\w])font-weight\s*:\s*(normal|400)/i;

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Word processors say with styles what HTML says with tags. */
function makeMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll('span[data-style], b[data-style]')) {
    const style = element.getAttribute('data-style') ?? '';
    const look = looks.find(([pattern]) => pattern.test(style))?.[1];
    // Copied documents arrive as one bold element that is not bold.
    if (element.localName === 'b' && looksPlain.test(style)) rename(element, 'span');
    else if (element.localName === 'span' && look) rename(element, look);
  }
}

const isWordItem = (element: Element) => /mso-list\s*:\s*l\d/i.test(element.getAttribute('data-style') ?? '');
const markerOf = (item: Element) => item.querySelector('[data-style*="mso-list" i]');
const isNumber = (marker: string) => /^\s*[0-9a-z가-힣]+[.)]/i.test(marker);

/** Word writes items of a list as paragraphs, each with its own sign in front. */
function makeLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll('p')) {
    if (!isWordItem(item)) continue;
    const marker = markerOf(item);
    const name = isNumber(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    const before = item.previousElementSibling;
    const isFollowing = before?.localName === name && before.hasAttribute('data-word');
    const list = isFollowing ? before : body.ownerDocument.createElement(name);
    list.setAttribute('data-word', '');
    if (!isFollowing) item.replaceWith(list);
    const entry = body.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    item.remove();
    list.append(entry);
  }
}

const isBlank = (element: Element) => element.textContent.trim() === '' && !element.querySelector('img, table');

/** Blank lines stand for a distance; one is enough, and none is needed at the ends. */
function dropBlankLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll('p')) {
    const next = line.nextElementSibling;
    const isInCell = line.parentElement?.matches('td, th');
    if (isBlank(line) && !isInCell && (!next || !line.previousElementSibling || isBlank(next))) line.remove();
  }
}

/** Non-breaking spaces are how word processors indent and blogs leave lines empty. */
function plainSpaces(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    currentNode.nodeValue = (currentNode.nodeValue ?? '')
      .replaceAll(/[\u200b\ufeff]/g, '')
      .replaceAll(/[\u00a0 ]+/g, ' ');
  }
}

/** What HWP, Word and blogs put on the clipboard, before the editor drops the styles that say what is meant. */
export function plainPaste(html: string): string {
  const isOurOwn = html.includes('data-pm-slice');
  if (isOurOwn) return html;
  const body = bodyOf(html);
  makeLists(body);
  makeMarks(body);
  plainSpaces(body);
  dropBlankLines(body);
  return body.innerHTML;
}
