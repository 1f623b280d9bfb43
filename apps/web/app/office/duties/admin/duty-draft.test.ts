import { expect, test } from 'vitest';
import { blankDraft, inMonth } from './duty-draft.ts';

test('D-OFF-02 the last day of a month stays the last day where the next month is shorter', () => {
  expect(inMonth(blankDraft, '2').day).toBe('28');
  expect(inMonth(blankDraft, '4').day).toBe('30');
  expect(inMonth({ ...blankDraft, day: '15' }, '2').day).toBe('15');
});
