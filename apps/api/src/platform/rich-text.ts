import { createHash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';

const marks = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'strike', 'del'];
const lists = ['ul', 'ol', 'li'];
const table = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

interface Kind {
  tags: readonly string[];
  attributes: Readonly<Record<string, string[]>>;
  schemes: readonly string[];
  alter?: Readonly<Record<string, string | sanitizeHtml.Transformer>>;
  /** What stands for nothing: gone with its contents, or `excludeTag` to keep those. */
  leaveOut?(frame: sanitizeHtml.IFrame): boolean | 'excludeTag';
}

const secureSchemes = ['https', 'tel', 'mailto'];
const mediaId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A cell keeps how far it reaches, where it reaches further than itself. */
const cell: sanitizeHtml.Transformer = (tagName, given) => {
  const attribs: Record<string, string> = {};
  for (const name of ['colspan', 'rowspan']) {
    const value = given[name] ?? '';
    if (/^[1-9]\d?$/.test(value) && value !== '1') attribs[name] = value;
  }
  return { tagName, attribs };
};

/** What each kind of rich text may hold. Everything else is dropped; classes and styles always are. */
const kinds = {
  marks: { tags: marks, attributes: {}, schemes: secureSchemes },
  article: { tags: [...marks, ...lists, 'h3', 'a'], attributes: { a: ['href'] }, schemes: secureSchemes },
  post: {
    tags: [...marks, ...lists, ...table, 'h2', 'h3', 'a', 'blockquote', 'img'],
    attributes: {
      a: ['href'],
      img: ['data-media', 'alt'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    // Posts point at public offices, and not all of those have a certificate.
    schemes: [...secureSchemes, 'http'],
    alter: { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', th: cell, td: cell },
    leaveOut: ({ tag, attribs }) => {
      if (tag === 'img') return !mediaId.test(attribs['data-media'] ?? '');
      return tag === 'a' && !attribs['href'] ? 'excludeTag' : false;
    },
  },
} satisfies Record<string, Kind>;

export type RichTextKind = keyof typeof kinds;

export function sanitizeRichText(html: string, kind: RichTextKind): string {
  const { tags, attributes, schemes, alter, leaveOut }: Kind = kinds[kind];
  return sanitizeHtml(html, {
    allowedTags: [...tags],
    allowedAttributes: attributes,
    allowedSchemes: [...schemes],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 20,
    transformTags: { b: 'strong', i: 'em', strike: 's', del: 's', ...alter },
    ...(leaveOut && { exclusiveFilter: leaveOut }),
  }).normalize('NFC');
}

// White space, characters that only steer layout, and the fillers of Hangul and Braille.
const invisible = /[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** True where a reader would see nothing. */
export function isBlankText(text: string): boolean {
  return text.replaceAll(invisible, '') === '';
}

/** The same for rich text: empty paragraphs and marks around nothing are nothing. */
export function isBlankRichText(html: string): boolean {
  return isBlankText(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }));
}

const endOfBlock = /<(?:br \/|\/(?:p|h[1-6]|li|th|td|caption|blockquote))>/g;
const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const unescaped = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot);/g, (escaped) => characters[escaped] ?? escaped);

/** Where sanitised text leads. */
export const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));

/** The words of sanitised text, for search and descriptions. */
export function plainTextOf(html: string): string {
  return unescaped(html.replaceAll(endOfBlock, ' ').replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const descriptionMax = 160;

/** The first words of sanitised text, cut between two of them. */
export function descriptionOf(html: string): string {
  const text = plainTextOf(html);
  if (text.length <= descriptionMax) return text;
  const cut = text
    .slice(0, descriptionMax - 1)
    .toWellFormed()
    .replaceAll('\ufffd', '');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), descriptionMax / 2))}…`;
}

const mostRemembered = 2_000;
const remembered = new Map<string, string>();

/** Sanitises stored text once more on its way out. Remembered by content, so that a page pays for it once. */
export function renderRichText(stored: string, kind: RichTextKind): string {
  const key = `${kind}:${createHash('sha256').update(stored).digest('base64')}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const clean = sanitizeRichText(stored, kind);
  if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value as string);
  remembered.set(key, clean);
  return clean;
}
