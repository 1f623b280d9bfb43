import { expect, test } from 'vitest';
import { figuresIn, matrixFigures } from './figures.ts';

test('only the lines of the command are figures', () => {
  const output =
    '> node scripts/bench.ts\nbench: a ratio 0.70 goal 0.60 spread 0.02\nwarning: bench: slow\nbench: b rate 9\n';
  expect(figuresIn(output, 'bench')).toEqual(['bench: a ratio 0.70 goal 0.60 spread 0.02', 'bench: b rate 9']);
});

test('the matrix counts screens wherever they are nested, and names those that failed', () => {
  const report = {
    suites: [
      { specs: [{ ok: true, title: 'home' }], suites: [{ specs: [{ ok: false, title: 'FAQ' }] }] },
      { specs: [{ ok: true, title: 'sign-in' }] },
    ],
  };
  expect(matrixFigures(report, 24)).toEqual([
    'accessibility: 2 of 3 screens clean in 24 modes',
    'accessibility: FAILED FAQ',
  ]);
});

test('a report without a test shows that nothing was looked at', () => {
  expect(matrixFigures({}, 24)).toEqual(['accessibility: 0 of 0 screens clean in 24 modes']);
});
