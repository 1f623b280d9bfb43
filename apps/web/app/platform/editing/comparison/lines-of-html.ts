const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };

/** The words of a rich text, a line for each paragraph. */
export function linesOfHtml(html: string): string[] {
  return html
    .replaceAll(/<\/(p|h2|h3|li|th|td|caption)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
