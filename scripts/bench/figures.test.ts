import { expect, test } from 'vitest';
import { isMeasured, isMissed, lineOf, spread } from './figures.ts';

test('the spread is a share of the median', () => {
  expect(spread([0.9, 1, 1.1])).toBeCloseTo(0.2);
});

test('a figure is one line, and is missed when its median is below the goal', () => {
  const figure = { name: 'faq-page', kind: 'ratio', values: [0.5, 0.7, 0.59], goal: 0.6 } as const;
  expect(lineOf(figure)).toBe('bench: faq-page ratio 0.59 goal 0.60 spread 0.34');
  expect([isMissed(figure), isMissed({ ...figure, goal: 0.59 }), isMissed({ ...figure, goal: null })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isMissed({ ...figure, values: [] })).toBe(true);
});

test('a figure that is no number was not measured', () => {
  const figure = { name: 'faq-page', kind: 'ratio', goal: null } as const;
  expect([[0.5], [0.5, NaN], []].map((values) => isMeasured({ ...figure, values }))).toEqual([true, false, false]);
});
