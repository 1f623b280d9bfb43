import type { Document as Page, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

export const parsePage = (html: string): Page => parseDocument(html);

export const elementsOf = (page: Page, ...names: string[]): Element[] =>
  DomUtils.getElementsByTagName((name) => names.includes(name), page, true);

/** Only scripts use these, or those who stay. */
const unusedLinks = new Set(['modulepreload', 'manifest', 'alternate', 'canonical', 'preload', 'prefetch']);
export const isUnused = (link: Element): boolean => unusedLinks.has(link.attribs['rel'] ?? '');

const addressesIn = (srcset: string) => srcset.split(',').map((each) => each.trim().split(/\s/, 1)[0] ?? '');

/** Each attribute that names a file which the page cannot do without, and how to put another in its place. */
export function filesNamed(page: Page): { element: Element; attribute: string; hrefs: string[] }[] {
  const links = elementsOf(page, 'link').filter((link) => !isUnused(link));
  const named = (element: Element, attribute: string, hrefs: string[]) => ({ element, attribute, hrefs });
  return [
    ...links.map((link) => named(link, 'href', [link.attribs['href'] ?? ''])),
    ...elementsOf(page, 'img', 'source', 'video', 'audio').flatMap((element) => {
      const { src, srcset, poster } = element.attribs;
      return [
        ...(src === undefined ? [] : [named(element, 'src', [src])]),
        ...(poster === undefined ? [] : [named(element, 'poster', [poster])]),
        ...(srcset === undefined ? [] : [named(element, 'srcset', addressesIn(srcset))]),
      ];
    }),
  ];
}

export const linksOf = (page: Page): Element[] =>
  elementsOf(page, 'a').filter(({ attribs }) => attribs['href'] !== undefined);

export const filesInStyles = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, href = '']) => href);
