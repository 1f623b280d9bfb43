import { Parser } from 'htmlparser2';

/** The words of a title, in which old sites leave tags and entities. */
export function plainLine(given: string): string {
  let text = given;
  if (/[<&]/.test(given)) {
    text = '';
    const parser = new Parser({ ontext: (part) => (text += part) }, { decodeEntities: true });
    parser.end(given.slice(0, 5_000));
  }
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\ufffd\s]+/gu, ' ')
    .trim();
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const blocks =
  'p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|td|th|blockquote|figure|figcaption|pre|hr|section|article|center';
const beginsBlock = new RegExp(String.raw`^</?(?:${blocks})\b`, 'i');
const besideBlock = new RegExp(String.raw`\n(?=</?(?:${blocks})\b)|(?<=</(?:${blocks})>)\n`, 'i');

/** Lines as paragraphs, where an empty one or a block stands between them. */
export const paragraphsOf = (html: string): string =>
  html
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .flatMap((part) => part.split(besideBlock))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (beginsBlock.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
