/** Handed in, so that a test can stand at any moment. Sessions use the database's clock instead. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
