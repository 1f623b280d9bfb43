import { createHash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';

const marks = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'strike', 'del'];

interface Kind {
  tags: readonly string[];
  attributes: Readonly<Record<string, string[]>>;
}

/** What each kind of rich text may hold. Everything else is dropped; classes and styles always are. */
const kinds = {
  marks: { tags: marks, attributes: {} },
  article: { tags: [...marks, 'h3', 'ul', 'ol', 'li', 'a'], attributes: { a: ['href'] } },
} satisfies Record<string, Kind>;

export type RichTextKind = keyof typeof kinds;

export function sanitizeRichText(html: string, kind: RichTextKind): string {
  return sanitizeHtml(html, {
    allowedTags: [...kinds[kind].tags],
    allowedAttributes: kinds[kind].attributes,
    allowedSchemes: ['https', 'tel', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 20,
    transformTags: { b: 'strong', i: 'em', strike: 's', del: 's' },
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
