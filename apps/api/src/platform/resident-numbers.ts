import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { holdsResidentNumber } from '@kidney/contract/shared/resident-number.ts';
import { deepest, mostParts } from './body-shape.ts';
import { AppError } from './errors.ts';
import { noResidentNumbers } from './input-messages.ts';

/** Whoever sends more of them is no person who needs to know of each. */
const mostFields = 20;

/** Never kept in clear, and never shown; whoever chooses their own number harms only themselves. */
const isPassword = (name: string) => /password$/i.test(name);

interface Part {
  value: unknown;
  name: string;
  depth: number;
  /** What it is a part of; undefined for the whole. */
  above: Part | undefined;
}

function fieldOf(part: Part): string {
  const names: string[] = [];
  for (let at: Part | undefined = part; at?.above; at = at.above) names.push(at.name);
  return names.toReversed().join('.') || part.name;
}

/** The fields that hold one. The number itself is told to nobody. Refuses what is too large to be looked through. */
export function residentNumbersIn(sent: unknown, whole: string): FieldProblem[] {
  const fields: string[] = [];
  const waiting: Part[] = [{ value: sent, name: whole, depth: 0, above: undefined }];
  let seen = 0;
  for (let part = waiting.pop(); part && fields.length < mostFields; part = waiting.pop()) {
    const { value, name, depth } = part;
    if (typeof value === 'string') {
      if (!isPassword(name) && holdsResidentNumber(value)) fields.push(fieldOf(part));
    } else if (typeof value === 'object' && value !== null) {
      const parts = Object.entries(value);
      seen += parts.length;
      if (depth >= deepest || seen > mostParts) throw new AppError('INVALID_INPUT');
      for (const [inner, each] of parts) waiting.push({ value: each, name: inner, depth: depth + 1, above: part });
    }
  }
  return fields.toSorted().map((field) => ({ field, message: noResidentNumbers }));
}
