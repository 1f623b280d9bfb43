import { fileFormats, claimedFormat } from '@kidney/contract/shared/file-formats.ts';
import sanitizeHtml from 'sanitize-html';
import { cleanPastedHtml } from '../../../platform/pasted-html.ts';
import { isBlankText, sanitizeRichText } from '../../../platform/rich-text.ts';
import type { ZipEntry } from '../../../platform/zip/zip-file.ts';
import { plainLine } from './plain-text.ts';

const boxes = [
  'div',
  'section',
  'article',
  'center',
  'figure',
  'figcaption',
  'header',
  'footer',
  'main',
  'pre',
  'font',
  'span',
];
const marks = 'p br strong b em i u s strike del ul ol li h1 h2 h3 h4 h5 h6 a blockquote img';
const table = 'table caption thead tbody tr th td';
const kept = [...marks.split(' '), ...table.split(' '), ...boxes];
const inBox: Record<string, string> = {
  center: 'div',
  figure: 'div',
  figcaption: 'p',
  header: 'div',
  footer: 'div',
  main: 'div',
  pre: 'div',
};
const longestAddress = 2_000;
const longestAlt = 200;

interface Around {
  title: string;
  find(address: string): ZipEntry | undefined;
  /** The number under which it comes. */
  take(entry: ZipEntry): string;
}

/** A text of the old site made harmless, with its own pictures and without those of anybody else. */
export function cleanOldHtml(html: string, { title, find, take }: Around) {
  const documents: ZipEntry[] = [];
  let lost = 0;

  function picture({ src = '', alt = '' }: Record<string, string>): sanitizeHtml.Tag {
    const entry = src.length > longestAddress || src.startsWith('data:') ? undefined : find(src);
    const format = entry && claimedFormat(entry.path);
    if (!entry || !format || fileFormats[format].kind !== 'image') {
      lost += 1;
      return { tagName: 'span', attribs: {} };
    }
    const said = plainLine(alt.slice(0, longestAlt));
    return {
      tagName: 'img',
      attribs: {
        'data-media': take(entry),
        alt: isBlankText(said) ? `‘${title}’ 글의 사진`.slice(0, longestAlt) : said,
      },
    };
  }

  /** A file of the old site stands below the text instead; where it is not there, its words alone stay. */
  function link({ href = '' }: Record<string, string>): sanitizeHtml.Tag {
    const bounded = href.length > longestAddress ? '' : href.trim();
    const entry = bounded === '' ? undefined : find(bounded);
    if (entry) documents.push(entry);
    return { tagName: 'a', attribs: entry || bounded === '' ? {} : { href: bounded } };
  }

  const marked = sanitizeHtml(html, {
    allowedTags: kept,
    allowedAttributes: {
      '*': ['style'],
      a: ['href'],
      img: ['data-media', 'alt'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    parseStyleAttributes: false,
    allowedSchemes: ['https', 'http', 'tel', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'title',
      'xml',
      'noscript',
      'iframe',
      'object',
      'svg',
      'math',
    ],
    nestingLimit: 40,
    transformTags: {
      ...inBox,
      img: (_tag, attribs) => picture(attribs),
      a: (_tag, attribs) => link(attribs),
      '*': (tagName, { style = '', ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...(style !== '' && style.length <= longestAddress && { style }) },
      }),
    },
  });
  return { html: sanitizeRichText(cleanPastedHtml(marked), 'post'), documents, lost };
}
