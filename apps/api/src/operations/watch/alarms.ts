import { signWords, type SignName } from '@kidney/contract/operations/watch/signs.paths.ts';
import { ruleOf, type Judged } from './judge.ts';

export const remindAfter = 12 * 3_600_000;
/** What comes and goes is one fault. */
const overAfter = 10 * 60_000;

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
      const fault = { since: known?.since ?? now, toldAt: known?.toldAt ?? null, wellSince: null };
      step.faults[name] = fault;
      const isOwed = fault.toldAt === null || now - fault.toldAt >= remindAfter;
      if (isOwed && now - fault.since >= ruleOf(name).forMs) step.due.push(name);
    } else if (known && (state === 'unknown' || now - (known.wellSince ?? now) < overAfter)) {
      step.faults[name] = state === 'unknown' ? known : { ...known, wellSince: known.wellSince ?? now };
    } else if (known && known.toldAt !== null) step.over.push(name);
  }
  return step;
}

export const told = (faults: Faults, names: readonly SignName[], at: Date): Faults => {
  const marked = names.flatMap((name) => {
    const fault = faults[name];
    return fault ? [[name, { ...fault, toldAt: at.getTime() }] as const] : [];
  });
  return { ...faults, ...Object.fromEntries(marked) };
};
