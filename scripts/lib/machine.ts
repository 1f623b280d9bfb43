import { availableParallelism, loadavg } from 'node:os';

/** Beside other work on the same processors figures say little; whoever reads them must know. */
export const machineLoad = () =>
  `load before ${(loadavg()[0] ?? NaN).toFixed(1)} on ${availableParallelism()} processors`;
