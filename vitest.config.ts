import { defineConfig } from 'vitest/config';
import { LongFirst } from './testing/long-first.ts';

export default defineConfig({
  test: {
    include: ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'scripts/**/*.test.ts', 'testing/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**'],
    globalSetup: ['testing/global-setup.ts'],
    // A machine that does other things too is slow, not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    sequence: { shuffle: true, sequencer: LongFirst },
  },
});
