/** How long the bin keeps an issue. */
export const newsletterBinDays = 30;
/** Stands for the issue that does not exist yet, where a draft asks for an id. */
export const newIssue = 'new';
/** A PDF with more pages is offered for download only. */
export const issuePagesMost = 60;
