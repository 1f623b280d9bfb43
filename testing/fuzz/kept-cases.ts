import type { Case } from './cases.ts';

const noSuchDay = '1433-09-31.01d6l';
/** A half of a surrogate pair where a unit names the one above it: seed 382301100, case 546. */
const halfPair = JSON.stringify({
  content: {
    title: '',
    lead: '',
    description: '',
    blocks: [{ id: 'o', type: 'organisation', hidden: false, units: [{ id: 'a', under: '\ud800', title: '' }] }],
    sources: [],
    checkedOn: null,
  },
  baseVersion: 1,
});
const asked = (address: string): Case => ({ address, payload: undefined });

/** Cases that once found something, by endpoint. They are tried before all others, in every run. */
export const keptCases: Readonly<Record<string, readonly Case[]>> = {
  'GET /event/past': [asked(`/event/past?cursor=${noSuchDay}`)],
  'GET /newsletter': [asked(`/newsletter?cursor=${noSuchDay}`)],
  'PUT /page/:key/draft': [{ address: '/page/terms/draft', payload: halfPair }],
};
