import type { Endpoint } from './endpoint.ts';

/** What a district brings to the API, beside what it lends to others. */
export interface District {
  /** To register a feature, name it here. */
  features: readonly { endpoints: readonly Endpoint[] }[];
  /** What is tidied up every now and then, one after the other. */
  housekeeping: readonly (() => Promise<unknown>)[];
}
