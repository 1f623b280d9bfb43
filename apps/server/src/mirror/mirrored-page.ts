import { isTag, isText, type ChildNode, type Document as Page, type Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { MirrorMessages } from './mirror-messages.ts';
import { elementsOf, filesNamed, isUnused, linksOf, parsePage } from './page-references.ts';
import type { SiteAddresses } from './site-addresses.ts';

export interface MirrorDeps {
  addresses: SiteAddresses;
  messages: MirrorMessages;
  /** Address of the style of what the mirror adds. */
  style: string;
  isKept(address: string): boolean;
}

const written = (page: Page) => DomUtils.getOuterHTML(page, { encodeEntities: 'utf8' });
const pieceOf = (html: string) => parsePage(html).firstChild as Element;

/** Whether there is anything to read or to see in it, headings aside. */
function hasContent(node: ChildNode): boolean {
  if (isText(node)) return node.data.trim() !== '';
  return isTag(node) && !/^h[1-6]$/.test(node.name) && (node.name === 'img' || node.children.some(hasContent));
}

/** With whatever stood around it for its sake: a heading alone says nothing. */
function remove(element: Element): void {
  const { parent } = element;
  DomUtils.removeElement(element);
  if (!parent || !isTag(parent) || ['main', 'body', 'header', 'footer'].includes(parent.name)) return;
  if (!hasContent(parent)) remove(parent);
}

const isSearchPage = (address: string) => address === '/search';

/** In place of what would be sent it says whom to call; where there is more to read than the search, that goes. */
function replaceForms(page: Page, at: string, { inPlaceOfSearch, inPlaceOfSending }: MirrorMessages): void {
  const forms = elementsOf(page, 'form');
  const isSending = ({ attribs }: Element) => attribs['method'] === 'post' && attribs['action'] !== '/settings/display';
  const isSearch = ({ attribs }: Element) => attribs['method'] !== 'post' && isSearchPage(at);
  const replaced = forms.find((form) => isSending(form) || isSearch(form));
  for (const form of forms) if (form !== replaced) remove(form);
  if (replaced) DomUtils.replaceElement(replaced, pieceOf(isSending(replaced) ? inPlaceOfSending : inPlaceOfSearch));
}

function turnLinks(page: Page, at: string, { addresses, isKept }: MirrorDeps): void {
  for (const link of linksOf(page)) {
    const found = addresses.read(link.attribs['href'] ?? '', at);
    if (!found) continue;
    const { address, hash, isOfStaff } = found;
    if (isOfStaff) remove(link);
    else if (address === at || isKept(address)) link.attribs['href'] = address === at && hash ? hash : address + hash;
    else delete link.attribs['href'];
  }
}

function turnFiles(page: Page, at: string, { addresses }: MirrorDeps): void {
  for (const { element, attribute, hrefs } of filesNamed(page)) {
    let value = element.attribs[attribute] ?? '';
    for (const href of hrefs) value = value.replace(href, addresses.read(href, at)?.address ?? href);
    element.attribs[attribute] = value;
  }
}

/** A page that needs nobody behind it: no script, no form, no way out of the mirror but to other sites. */
export function mirroredPage(page: Page, at: string, deps: MirrorDeps): string {
  const { messages, style } = deps;
  const [head] = elementsOf(page, 'head');
  const [body] = elementsOf(page, 'body');
  if (!head || !body) throw new Error('not a page of the site');
  replaceForms(page, at, messages);
  const robots = elementsOf(page, 'meta').filter(({ attribs }) => attribs['name'] === 'robots');
  const unused = elementsOf(page, 'link').filter((link) => isUnused(link) && link.attribs['rel'] !== 'canonical');
  // What is left of buttons waits for a script.
  for (const element of [...elementsOf(page, 'script', 'button'), ...unused, ...robots])
    DomUtils.removeElement(element);
  turnLinks(page, at, deps);
  turnFiles(page, at, deps);
  DomUtils.appendChild(head, pieceOf('<meta name="robots" content="noindex">'));
  DomUtils.appendChild(head, pieceOf(`<link rel="stylesheet" href="${style}">`));
  const [skipLink] = body.children.filter(isTag);
  if (skipLink) DomUtils.append(skipLink, pieceOf(messages.banner));
  return written(page);
}

/** What whoever sends something is answered. */
export function cannotSendPage(page: Page, { cannotSend }: MirrorMessages): Page {
  const [title] = elementsOf(page, 'title');
  const [main] = elementsOf(page, 'main');
  if (!title || !main) throw new Error('not a page of the site');
  for (const child of [...title.children, ...main.children]) DomUtils.removeElement(child);
  for (const child of parsePage(cannotSend.title).children) DomUtils.appendChild(title, child);
  DomUtils.appendChild(main, pieceOf(cannotSend.main));
  return page;
}
