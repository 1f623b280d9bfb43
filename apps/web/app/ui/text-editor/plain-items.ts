const paragraphAlone = /<li><p>((?:(?!<\/?(?:p|li|ul|ol)>)[^])*)<\/p><\/li>/g;

/** The editor puts a paragraph into every item of a list; where there is only one, the item itself holds the words. */
export const withPlainItems = (html: string) => html.replaceAll(paragraphAlone, '<li>$1</li>');
