/** `TEST_SIZE=full` (`npm run full`) for what takes longer than one can wait before each merge. */
export const sized = <Size>(sizes: { ci: Size; full: Size }): Size =>
  process.env['TEST_SIZE'] === 'full' ? sizes.full : sizes.ci;

/** How much longer than promised something may take. Before a merge the machine does other things too; promises of time are held to their word by `npm run full`. */
export const patience = sized({ ci: 10, full: 1 });
