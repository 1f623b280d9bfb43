import { median } from '../lib/median.ts';

export interface Figure {
  name: string;
  kind: 'ratio' | 'rate';
  /** One value a round. */
  values: readonly number[];
  /** Null where the figure is only reported. */
  goal: number | null;
}

/** How far the rounds lie apart, as a share of their median. */
export function spread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values);
}

/** A program that changes what it prints leaves a figure that is no number. */
export const isMeasured = ({ values }: Figure) => values.length > 0 && values.every(Number.isFinite);

export const isMissed = ({ values, goal }: Figure) => goal !== null && !(median(values) >= goal);

export function lineOf(figure: Figure): string {
  const value = median(figure.values);
  const shown = figure.kind === 'ratio' ? value.toFixed(2) : value.toFixed(0);
  const goal = figure.goal === null ? 'none' : figure.goal.toFixed(2);
  return `bench: ${figure.name} ${figure.kind} ${shown} goal ${goal} spread ${spread(figure.values).toFixed(2)}`;
}
