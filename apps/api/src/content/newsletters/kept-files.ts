/** The pictures of the pages of its present PDF. */
export const keptPages = (id: number) => ({ subject: 'newsletter-pages', key: String(id) });
