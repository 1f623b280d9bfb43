import { median } from './median.ts';

export interface Measured {
  name: string;
  /** One value a round. */
  values: readonly number[];
  goal: { atLeast: number } | { atMost: number };
  digits?: number;
  unit?: string;
}

/** A figure that was not measured is missed, too. */
export function isMissed({ values, goal }: Measured): boolean {
  const value = median(values);
  return 'atLeast' in goal ? !(value >= goal.atLeast) : !(value <= goal.atMost);
}

/** The median, how far the rounds lie apart, and the goal. */
export function lineOf(measured: Measured): string {
  const { name, values, goal, digits = 0, unit = '' } = measured;
  const shown = (value: number) => value.toFixed(digits);
  const bound = 'atLeast' in goal ? `≥ ${shown(goal.atLeast)}` : `≤ ${shown(goal.atMost)}`;
  const rounds = `${shown(Math.min(...values))}–${shown(Math.max(...values))}, ${values.length} rounds`;
  const verdict = isMissed(measured) ? ' MISSED' : '';
  return `${name} ${shown(median(values))}${unit} (${rounds}) goal ${bound}${unit}${verdict}`;
}
