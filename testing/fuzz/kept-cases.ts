import type { Case } from './cases.ts';

const noSuchDay = '1433-09-31.01d6l';
const asked = (address: string): Case => ({ address, payload: undefined });

/** Cases that once found something, by endpoint. They are tried before all others, in every run. */
export const keptCases: Readonly<Record<string, readonly Case[]>> = {
  'GET /event/past': [asked(`/event/past?cursor=${noSuchDay}`)],
  'GET /newsletter': [asked(`/newsletter?cursor=${noSuchDay}`)],
};
