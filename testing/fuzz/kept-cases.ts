import type { Case } from './cases.ts';

/** Cases that once found something, by endpoint. They are tried before all others, in every run. */
export const keptCases: Readonly<Record<string, readonly Case[]>> = {};
