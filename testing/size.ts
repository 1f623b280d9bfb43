/** `TEST_SIZE=full` (`npm run full`) for what takes longer than one can wait before each merge. */
export const sized = <Size>(sizes: { ci: Size; full: Size }): Size =>
  process.env['TEST_SIZE'] === 'full' ? sizes.full : sizes.ci;
