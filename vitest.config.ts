import { defineConfig } from 'vitest/config';
import { LongFirst } from './testing/long-first.ts';

/** What these test is kept in modules: the session of a browser, an upload under way, what the site said last. */
const keepsState = [
  'apps/web/app/platform/{session,uploads}/**/*.test.ts',
  'apps/server/src/{last-resort-page,page-queries}.test.ts',
  'apps/server/src/load/gate.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['testing/global-setup.ts'],
    maxWorkers: 2,
    sequence: { shuffle: true, sequencer: LongFirst },
    // A machine that does other things too is slow, not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          // The files of a worker share its modules, which would else be read anew for each of them.
          isolate: false,
          include: ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.ts', 'scripts/**/*.test.ts', 'testing/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**', ...keepsState],
        },
      },
      { extends: true, test: { name: 'alone', include: keepsState } },
    ],
  },
});
