import { addressBlock } from '../../../platform/address-block.ts';
import type { Limits } from '../../../platform/limits.ts';

const hour = 3_600;

export function createDraftLimits(limits: Limits) {
  const beginning = limits('application-begin', 20, hour, 'count-here');
  const step = limits('application-step', 1_200, hour, 'count-here');
  return {
    takeBeginning: (address: string) => beginning.take(addressBlock(address)),
    /** Wide enough for a whole ward behind one address, too narrow to try secrets. */
    takeStep: (address: string) => step.take(addressBlock(address)),
  };
}

export type DraftLimits = ReturnType<typeof createDraftLimits>;
