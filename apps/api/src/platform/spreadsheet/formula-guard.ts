// A spreadsheet calculates a cell that begins so, and a formula in a file of ours could send what stands beside it away.
const dangerous = /^[=+\-@\t\r]/;
const guarded = /^'(?=[=+\-@\t\r])/;

export const withGuard = (cell: string) => (dangerous.test(cell) ? `'${cell}` : cell);

/** What we wrote comes back as it was. */
export const withoutGuard = (cell: string) => cell.replace(guarded, '');
