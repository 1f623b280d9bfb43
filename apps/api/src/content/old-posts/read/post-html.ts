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

const ofYoutube =
  /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/(?!videoseries\b)([\w-]{11})(?:[?&#]|$)/i;
const ofVimeo = /^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d{1,12})(?:[?&#]|$)/i;

/** What a frame says to browsers without frames. */
const insteadOfFrame = /(<iframe\b[^<>]{0,2000}>)[^<]{1,1000}(?=<\/iframe)/gi;

/** Where a video that stood inside the text can be seen. */
function videoAt(src: string): string | null {
  const [, youtube] = ofYoutube.exec(src) ?? [];
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`;
  const [, vimeo] = ofVimeo.exec(src) ?? [];
  return vimeo ? `https://vimeo.com/${vimeo}` : null;
}

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
  let lostFrames = 0;

  /** Nothing of others is shown inside a post: a link leads to a video, and the rest goes. */
  function frame(tagName: string, { src = '' }: Record<string, string>): sanitizeHtml.Tag {
    const video = videoAt(src.slice(0, longestAddress).trim());
    if (video) return { tagName: 'a', attribs: { href: video }, text: '동영상 보기' };
    lostFrames += 1;
    return { tagName, attribs: {} };
  }

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

  const marked = sanitizeHtml(html.replaceAll(insteadOfFrame, '$1'), {
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
      iframe: frame,
      embed: frame,
      video: frame,
      '*': (tagName, { style = '', ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...(style !== '' && style.length <= longestAddress && { style }) },
      }),
    },
  });
  // Where a link without an address is left out, what it held may close what it stands in: the second time it is as read.
  const once = sanitizeRichText(cleanPastedHtml(marked), 'post');
  return { html: sanitizeRichText(once, 'post'), documents, lost, lostFrames };
}
