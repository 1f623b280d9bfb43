import sanitizeHtml from 'sanitize-html';

const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote'];
const table = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const marks = ['br', 'strong', 'b', 'em', 'i', 'u', 's', 'strike', 'del', 'a', 'img'];
/** Names of our own, for what Word writes as paragraphs and means as list items. */
const wordItem = 'word-item';
const wordMarker = 'word-marker';

const looksBold = /(?<![-\w])font-weight\s*:\s*["']?(bold|[6-9]00)/i;
const looksPlain = /(?<![-\w])font-weight\s*:\s*(normal|400)/i;
const looks: readonly [RegExp, string][] = [
  [looksBold, 'strong'],
  [/font-style\s*:\s*italic/i, 'em'],
  [/text-decoration[^;]*:\s*[^;]*underline/i, 'u'],
  [/text-decoration[^;]*:\s*[^;]*line-through/i, 's'],
];

/** Word processors say with styles what HTML says with tags. */
const span: sanitizeHtml.Transformer = (_tag, { style = '' }) => {
  if (/mso-list\s*:\s*ignore/i.test(style)) return { tagName: wordMarker, attribs: {} };
  return { tagName: looks.find(([look]) => look.test(style))?.[1] ?? 'span', attribs: {} };
};

const paragraph: sanitizeHtml.Transformer = (_tag, { style = '' }) => ({
  tagName: /mso-list\s*:\s*l\d/i.test(style) ? wordItem : 'p',
  attribs: {},
});

/** Copied documents arrive as one bold element that is not bold. */
const bold: sanitizeHtml.Transformer = (_tag, { style = '' }) => ({
  tagName: looksPlain.test(style) ? 'span' : 'strong',
  attribs: {},
});

function withStructure(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...blocks, ...table, ...marks, 'div', wordItem, wordMarker],
    allowedAttributes: {
      a: ['href'],
      img: ['data-media', 'alt'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http', 'tel', 'mailto'],
    nonTextTags: ['script', 'style', 'textarea', 'option', 'title', 'xml'],
    nestingLimit: 60,
    transformTags: { span, p: paragraph, b: bold, strong: bold, section: 'div', article: 'div' },
    // Non-breaking spaces are how they indent; kept, they would push text out of a narrow screen.
    textFilter: (text) => text.replaceAll(/[\u200b\ufeff]/g, '').replaceAll(/&nbsp;|\u00a0/g, ' '),
    // A picture that is not ours stays where it was copied from.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['data-media'],
  });
}

const wordItems = new RegExp(`(?:<${wordItem}>(?:(?!<${wordItem}>)[\\s\\S])*?</${wordItem}>\\s*)+`, 'g');
const oneWordItem = new RegExp(`<${wordItem}>([\\s\\S]*?)</${wordItem}>`, 'g');
const marker = new RegExp(`<${wordMarker}>([\\s\\S]*?)</${wordMarker}>`, 'g');

/** Paragraphs that Word numbers become a list of their own. */
function withLists(html: string): string {
  return html.replaceAll(wordItems, (run) => {
    const isNumbered = /^[^<]*[0-9a-z가-힣]+[.)]/i.test(new RegExp(marker.source).exec(run)?.[1] ?? '');
    const items = [...run.matchAll(oneWordItem)].map(
      ([, inner = '']) => `<li>${inner.replaceAll(marker, '').trim()}</li>`,
    );
    const name = isNumbered ? 'ol' : 'ul';
    return `<${name}>${items.join('')}</${name}>`;
  });
}

const innermostDiv = /<div>((?:(?!<\/?(?:div|p|h[1-6]|ul|ol|li|table|blockquote)\b)[\s\S])*)<\/div>/g;

/** A box around text is a paragraph, a box around boxes is nothing. */
function withoutBoxes(html: string): string {
  return html
    .replaceAll(innermostDiv, (_whole, inner: string) => (inner.trim() === '' ? '' : `<p>${inner.trim()}</p>`))
    .replaceAll(/<\/?div>/g, '');
}

const linkAroundParagraph = /(<a href="[^"]*">)\s*<p>((?:(?!<\/?p>)[\s\S])*)<\/p>\s*<\/a>/g;
const emptyMark = /<(strong|em|u|s|a)(?: href="[^"]*")?>\s*<\/\1>/g;
const blankParagraph = '(?:<p>(?:\\s|<br />)*</p>\\s*)';
const blankParagraphs = new RegExp(`${blankParagraph}{2,}`, 'g');
const blankEnds = new RegExp(`^${blankParagraph}+|${blankParagraph}+$`, 'g');

/** What HWP, Word and blogs put on the clipboard, reduced to its structure. What was clean stays as it is. */
export function cleanPastedHtml(html: string): string {
  const clean = withoutBoxes(withLists(withStructure(html).replaceAll(emptyMark, '')))
    .replaceAll(linkAroundParagraph, '<p>$1$2</a></p>')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/<p>\s+/g, '<p>')
    .replaceAll(/\s+<\/p>/g, '</p>')
    .replaceAll(/<\/(strong|em|u|s)><\1>/g, '');
  return clean.replaceAll(blankParagraphs, '<p></p>').replaceAll(blankEnds, '').trim();
}
