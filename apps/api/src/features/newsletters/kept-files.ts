/** The PDFs of an issue, those of older versions too. */
export const keptPdf = (id: number) => ({ subject: 'newsletter', key: String(id) });
/** The pictures of the pages of its present PDF. */
export const keptPages = (id: number) => ({ subject: 'newsletter-pages', key: String(id) });
/** The PDF of what somebody has typed and not saved. */
export const keptDraft = (key: string, accountId: number) => ({
  subject: 'newsletter-draft',
  key: `${key}/${accountId}`,
});
