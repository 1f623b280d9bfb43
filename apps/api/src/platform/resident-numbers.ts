import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { holdsResidentNumber } from '@kidney/contract/shared/resident-number.ts';

export const noResidentNumbers =
  '주민등록번호는 받지 않습니다. 주민등록번호로 보이는 숫자를 지우고 다시 보내 주십시오.';

/** Never kept in clear, and never shown; whoever chooses their own number harms only themselves. */
const isPassword = (name: string) => /password$/i.test(name);

interface Part {
  value: unknown;
  name: string;
  /** What it is a part of; undefined for the whole. */
  above: Part | undefined;
}

function fieldOf(part: Part): string {
  const names: string[] = [];
  for (let at: Part | undefined = part; at?.above; at = at.above) names.unshift(at.name);
  return names.join('.') || part.name;
}

/** The fields that hold one, at any depth. The number itself is told to nobody. */
export function residentNumbersIn(sent: unknown, whole: string): FieldProblem[] {
  const fields: string[] = [];
  // A stack of its own: what was sent may be nested deeper than calls can be.
  const waiting: Part[] = [{ value: sent, name: whole, above: undefined }];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const { value, name } = part;
    if (typeof value === 'string') {
      if (!isPassword(name) && holdsResidentNumber(value)) fields.push(fieldOf(part));
    } else if (typeof value === 'object' && value !== null) {
      for (const [inner, each] of Object.entries(value)) waiting.push({ value: each, name: inner, above: part });
    }
  }
  return fields.toSorted().map((field) => ({ field, message: noResidentNumbers }));
}
