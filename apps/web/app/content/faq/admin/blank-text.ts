const invisible = /[\s\u200b-\u200d\u2060\ufeff\u3164]|&nbsp;/g;

/** True where a reader would see nothing: an editor that holds only empty paragraphs is empty. */
export function isBlankHtml(html: string): boolean {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(invisible, '') === '';
}

export const isBlankLine = (line: string) => line.replaceAll(invisible, '') === '';
