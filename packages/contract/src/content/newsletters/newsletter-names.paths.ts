/** A PDF with more pages is offered for download only. */
export const issuePagesMost = 60;
