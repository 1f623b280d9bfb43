// A spreadsheet calculates a cell that begins so, and a formula in a file of ours could send what stands beside it
// away. What is written into CSV therefore begins with an apostrophe; the full-width signs are those of a Korean keyboard.
const guarded = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

/** What we wrote comes back as it was. */
export const withoutGuard = (cell: string) => cell.replace(guarded, '');
