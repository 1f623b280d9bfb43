import { signWords, type SignName } from '@kidney/contract/operations/watch/signs.paths.ts';
import { ruleOf, type Judged } from './judge.ts';

export const remindAfter = 12 * 3_600_000;
const usuallyOverAfter = 10 * 60_000;

interface Fault {
  /** Milliseconds since 1970, as all of these. */
  since: number;
  toldAt: number | null;
  wellSince: number | null;
}

/** The faults there are, and who has been told of them. */
export type Faults = Partial<Record<SignName, Fault>>;

const isKnown = (name: string): name is SignName => Object.hasOwn(signWords, name);

/** What is kept between two looks; whatever cannot be read is no reason for silence. */
export function parseFaults(text: string | null): Faults {
  try {
    const given = JSON.parse(text ?? '{}') as Record<string, Fault>;
    return Object.fromEntries(
      Object.entries(given).filter(([name, fault]) => isKnown(name) && typeof fault?.since === 'number'),
    );
  } catch {
    return {};
  }
}

export interface Step {
  /** With those that are over, of which nobody has been told yet. */
  faults: Faults;
  /** What somebody has to be told now, for the first time or once more. */
  due: SignName[];
  /** Of what they were told, what is well again. */
  over: SignName[];
}

/** What follows from a look. Whatever could not be looked at stays as it was. */
export function nextStep(before: Faults, judged: ReadonlyMap<SignName, Judged>, at: Date): Step {
  const now = at.getTime();
  const step: Step = { faults: {}, due: [], over: [] };
  for (const [name, { state }] of judged) {
    const known = before[name];
    if (state === 'wrong') {
      // A clock that was wrong for a while must not keep anything from being told.
      const last = known?.toldAt ?? null;
      const toldAt = last !== null && last <= now ? last : null;
      const fault = { since: Math.min(known?.since ?? now, now), toldAt, wellSince: null };
      step.faults[name] = fault;
      const isOwed = fault.toldAt === null || now - fault.toldAt >= remindAfter;
      if (isOwed && now - fault.since >= ruleOf(name).forMs) step.due.push(name);
    } else if (known && state === 'unknown') step.faults[name] = known;
    else if (known) {
      const wellSince = Math.min(known.wellSince ?? now, now);
      step.faults[name] = { ...known, wellSince };
      if (now - wellSince < (ruleOf(name).overMs ?? usuallyOverAfter)) continue;
      if (known.toldAt === null) delete step.faults[name];
      else step.over.push(name);
    }
  }
  return step;
}

/** What is left when all of it was told. */
export function afterTelling({ faults, due, over }: Step, at: Date): Faults {
  const left = Object.entries(faults).filter(([name]) => !over.includes(name as SignName));
  return Object.fromEntries(
    left.map(([name, fault]) => [name, due.includes(name as SignName) ? { ...fault, toldAt: at.getTime() } : fault]),
  );
}
